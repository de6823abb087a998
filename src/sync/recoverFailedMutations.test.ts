import { expect, test } from '@jest/globals'
import { recoverFailedMutations } from './recoverFailedMutations'

const fern = { _id: 'fern', qty: 1 }
const palm = { _id: 'palm', qty: 2 }
const cactus = { _id: 'cactus', qty: 3 }

test('a failed addition leaves the list, a successful one stays', () => {
  expect(recoverFailedMutations([fern, palm, cactus], [fern], new Set(['palm']))).toEqual([
    fern,
    cactus,
  ])
})

test('a failed removal is restored in its place', () => {
  expect(recoverFailedMutations([cactus], [fern, palm, cactus], new Set(['palm', 'fern']))).toEqual(
    [fern, palm, cactus],
  )
})

test('a quantity whose change failed reverts to the last snapshot', () => {
  expect(
    recoverFailedMutations([{ ...fern, qty: 7 }, palm], [fern, palm], new Set(['fern'])),
  ).toEqual([fern, palm])
})
