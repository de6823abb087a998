import { describe, expect, it } from '@jest/globals'
import { withKeys } from './withKeys'

describe('the keys of a list', () => {
  it('differ even for duplicate items', () => {
    const items = [{ _id: 'fern' }, { _id: 'moss' }, { _id: 'fern' }]
    const keys = withKeys(items).map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
  })

  it('stay with their items when another one is removed', () => {
    const [, moss] = withKeys([{ _id: 'fern' }, { _id: 'moss' }])
    expect(withKeys([{ _id: 'moss' }])).toEqual([moss])
  })
})
