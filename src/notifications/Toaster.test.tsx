import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { announce, toast, TOAST_MS } from './toast'
import { Toaster } from './Toaster'

/** Longer than a toast takes to slide out. */
const SLIDE_MS = 500

async function wait(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms))
}

function openToaster() {
  render(<Toaster />)
}

describe('a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })

  afterEach(() => {
    jest.useRealTimers()
  })

  it('is an alert for a second, announced by no other region (N10, S8.1)', async () => {
    openToaster()
    act(() => {
      toast('Address deleted', 'success')
    })
    await wait(0)
    expect(screen.getByRole('alert')).toHaveTextContent('Address deleted')
    expect(screen.getByRole('alert')).not.toHaveAttribute('aria-live')
    expect(screen.getByRole('status')).toHaveTextContent(/^$/)
    await wait(900)
    expect(screen.getByRole('alert')).toBeVisible()
    await wait(100)
    await wait(SLIDE_MS)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('isn’t shown for a message that is only announced', async () => {
    openToaster()
    act(() => {
      announce('Snake Plant removed. Total: ₹475.')
    })
    await wait(0)
    expect(screen.getByRole('status')).toHaveTextContent('Snake Plant removed. Total: ₹475.')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await wait(10_000)
    expect(screen.getByRole('status')).toHaveTextContent(/^$/)
  })

  it("stays while it's hovered or focused", async () => {
    openToaster()
    act(() => {
      toast('Cart error', 'error')
    })
    await wait(0)
    fireEvent.pointerMove(screen.getByRole('alert'))
    await wait(10 * TOAST_MS)
    act(() => {
      screen.getByRole('button', { name: 'Dismiss' }).focus()
    })
    fireEvent.pointerLeave(screen.getByRole('alert'))
    await wait(10 * TOAST_MS)
    expect(screen.getByRole('alert')).toBeVisible()
    act(() => {
      screen.getByRole('button', { name: 'Dismiss' }).blur()
    })
    await wait(TOAST_MS)
    await wait(SLIDE_MS)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is shown with at most two others', async () => {
    openToaster()
    act(() => {
      for (const message of ['one', 'two', 'three', 'four']) toast(message, 'info')
    })
    const seen = new Set<string | null>()
    for (let ms = 0; ms < 2 * TOAST_MS; ms += 50) {
      await wait(50)
      const shown = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
      expect(shown.length).toBeLessThanOrEqual(3)
      for (const message of shown) seen.add(message)
    }
    expect([...seen]).toEqual(['one', 'two', 'three', 'four'])
  })
})
