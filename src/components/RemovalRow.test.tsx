import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { RemovalRow } from './RemovalRow'
import { UNDO_SECONDS, useRemovals } from './useRemovals'

const plants = [{ _id: 'fern', name: 'Boston Fern' }]

function List() {
  const [list, setList] = useState(plants)
  const removals = useRemovals(list, { undo: () => Promise.resolve('done') })
  return removals.rows(list).map((row) =>
    'entry' in row ? (
      <button
        key={row.key}
        onClick={(event) => {
          removals.add(event.currentTarget, row.entry)
          setList([])
        }}
      >
        Remove
      </button>
    ) : (
      <RemovalRow key={row.key} removal={row.removal} removals={removals} />
    ),
  )
}

function pass(seconds: number) {
  act(() => {
    jest.advanceTimersByTime(seconds * 1000)
  })
}

const undo = () => screen.queryByRole('button', { name: /^Undo/ })

function renderRemoval() {
  render(<List />)
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

test('a removal can be undone for 20 seconds', () => {
  renderRemoval()
  pass(19.9)
  expect(undo()).toBeVisible()
  pass(0.1)
  expect(undo()).not.toBeInTheDocument()
  expect(screen.queryByText('Boston Fern removed')).not.toBeInTheDocument()
})

test('a removal can be undone while Undo has the focus, and 20 seconds longer', () => {
  renderRemoval()
  act(() => undo()?.focus())
  pass(10 * UNDO_SECONDS)
  expect(undo()).toBeVisible()
  act(() => undo()?.blur())
  pass(19.9)
  expect(undo()).toBeVisible()
  pass(0.1)
  expect(undo()).not.toBeInTheDocument()
})
