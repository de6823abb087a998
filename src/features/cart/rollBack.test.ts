import { expect, test } from '@jest/globals'
import { rollBack } from './rollBack'

const fern = { _id: 'fern', qty: 1 }
const palm = { _id: 'palm', qty: 2 }
const cactus = { _id: 'cactus', qty: 3 }

test('an addition that failed leaves the list, one that succeeded stays', () => {
  expect(rollBack([fern, palm, cactus], [fern], new Set(['palm']))).toEqual([fern, cactus])
})

test('a removal that failed comes back where it was', () => {
  expect(rollBack([cactus], [fern, palm, cactus], new Set(['palm', 'fern']))).toEqual([
    fern,
    palm,
    cactus,
  ])
})

test('a quantity whose change failed is what was last read', () => {
  expect(rollBack([{ ...fern, qty: 7 }, palm], [fern, palm], new Set(['fern']))).toEqual([
    fern,
    palm,
  ])
})
