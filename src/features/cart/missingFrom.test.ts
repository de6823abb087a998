import { expect, test } from '@jest/globals'
import { missingFrom } from './missingFrom'

const quantities = (...list: number[]) => list.map((qty) => ({ qty }))

/** Puts lines back as the backend would: a new line has 1, an increment raises all. */
function restore(present: number[], former: number[]): number[] {
  for (let steps = 0; steps < 20; steps += 1) {
    const missing = missingFrom(quantities(...present), quantities(...former))
    if (!missing) return present
    if (missing.kind === 'line') present = [...present, 1]
    else present = present.map((qty) => qty + missing.by)
  }
  throw new Error('It never ends.')
}

test.each([
  [[], [1], [1]],
  [[], [5], [5]],
  [[2], [5], [5]],
  [[], [2, 4], [4, 2]],
  [[1], [4, 2], [4, 2]],
  [[3], [4, 2], [4, 2]],
  [
    [3, 1],
    [4, 2],
    [4, 2],
  ],
  [[], [1, 1, 3], [3, 1, 1]],
  // More than there was, or less than nothing: left as it is.
  [[7], [5], [7]],
  [[], [-2], [1]],
])('a cart with %j of a plant that had %j gets %j', (present, former, restored) => {
  expect(restore(present, former)).toEqual(restored)
})
