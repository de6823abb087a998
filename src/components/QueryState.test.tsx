import { describe, expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryState } from './QueryState'

interface Query {
  currentData?: string[]
  error?: unknown
  isFetching: boolean
}

const loading: Query = { isFetching: true }
const failed: Query = { error: { kind: 'noUsableReply' }, isFetching: false }

function show(query: Query) {
  const refetch = jest.fn()
  render(
    <QueryState
      query={{ ...query, refetch }}
      skeleton={<p>skeleton</p>}
      failed="We couldn't load the plants."
      isEmpty={(names) => names.length === 0}
      empty={<p>empty</p>}
    >
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </QueryState>,
  )
  return refetch
}

describe('a query', () => {
  it('shows the skeleton while loading, and no error after it was aborted', () => {
    show(loading)
    expect(screen.getByText('skeleton')).toBeVisible()
    show({ ...failed, error: { name: 'AbortError' } })
    show({ ...failed, error: { name: 'AbortError' }, currentData: ['Areca Palm'] })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says that it failed and offers another try', async () => {
    const refetch = show(failed)
    expect(screen.getByRole('alert')).toHaveTextContent("We couldn't load the plants.")
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refetch).toHaveBeenCalledTimes(1)
  })

  it('keeps the button while it retries, and ignores further presses', async () => {
    const refetch = show({ ...failed, isFetching: true })
    const button = screen.getByRole('button', { name: 'Try again' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    expect(refetch).not.toHaveBeenCalled()
  })

  it('keeps the loaded data when a refetch fails, says so and offers a retry', async () => {
    const refetch = show({ ...failed, currentData: ['Areca Palm'] })
    expect(screen.getByText('Areca Palm')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent("We couldn't load the plants.")
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refetch).toHaveBeenCalledTimes(1)
  })

  it('shows the empty state', () => {
    show({ currentData: [], isFetching: false })
    expect(screen.getByText('empty')).toBeVisible()
  })
})
