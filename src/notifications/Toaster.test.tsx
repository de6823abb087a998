import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { announce, toast, TOAST_MS } from './toast'
import { Toaster } from './Toaster'

/** Longer than a toast takes to slide out. */
const SLIDE_MS = 500

async function wait(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms))
}

/** The messages with a button that dismisses them. */
function shownToasts() {
  return screen
    .queryAllByRole('status')
    .filter((status) => within(status).queryByRole('button', { name: 'Dismiss' }))
    .map(({ textContent }) => textContent)
}

describe('a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })

  afterEach(() => {
    jest.useRealTimers()
  })

  it('is shown for a second, as a status', async () => {
    render(<Toaster />)
    act(() => {
      toast('Address deleted', 'success')
    })
    await wait(0)
    expect(shownToasts()).toEqual(['Address deleted'])
    await wait(900)
    expect(shownToasts()).toHaveLength(1)
    await wait(100)
    await wait(SLIDE_MS)
    expect(shownToasts()).toEqual([])
  })

  it('isn’t shown for a message that is only announced', async () => {
    render(<Toaster />)
    act(() => {
      announce('Snake Plant removed. Total: ₹475.')
    })
    await wait(0)
    expect(screen.getByRole('status')).toHaveTextContent('Snake Plant removed. Total: ₹475.')
    expect(shownToasts()).toEqual([])
    await wait(10_000)
    expect(screen.getByRole('status')).toHaveTextContent(/^$/)
  })

  it("stays while it's hovered or focused", async () => {
    render(<Toaster />)
    act(() => {
      toast('Cart error', 'error')
    })
    await wait(0)
    fireEvent.pointerMove(screen.getByText('Cart error'))
    await wait(10 * TOAST_MS)
    act(() => {
      screen.getByRole('button', { name: 'Dismiss' }).focus()
    })
    fireEvent.pointerLeave(screen.getByText('Cart error'))
    await wait(10 * TOAST_MS)
    expect(shownToasts()).toEqual(['Cart error'])
    act(() => {
      screen.getByRole('button', { name: 'Dismiss' }).blur()
    })
    await wait(TOAST_MS)
    await wait(SLIDE_MS)
    expect(shownToasts()).toEqual([])
  })

  it('waits for a hidden tab', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    render(<Toaster />)
    act(() => {
      toast('Cart error', 'error')
    })
    await wait(0)
    await wait(10 * TOAST_MS)
    expect(shownToasts()).toEqual(['Cart error'])
    hidden.mockRestore()
    fireEvent(document, new Event('visibilitychange'))
    await wait(TOAST_MS - 100)
    expect(shownToasts()).toEqual(['Cart error'])
    await wait(100)
    await wait(SLIDE_MS)
    expect(shownToasts()).toEqual([])
  })

  it('is shown with at most two others', async () => {
    render(<Toaster />)
    act(() => {
      for (const message of ['one', 'two', 'three', 'four']) toast(message, 'info')
    })
    const seen = new Set<string | null>()
    for (let ms = 0; ms < 2 * TOAST_MS; ms += 50) {
      await wait(50)
      const shown = shownToasts()
      expect(shown.length).toBeLessThanOrEqual(3)
      for (const message of shown) seen.add(message)
    }
    expect([...seen]).toEqual(['one', 'two', 'three', 'four'])
  })
})
