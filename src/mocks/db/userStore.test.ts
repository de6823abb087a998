import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { IDBFactory } from 'fake-indexeddb'
import { adding, demo, meera } from '../../../tests/support/sampleUsers'
import { createIndexedDbStore } from './indexedDbStore'
import { createMemoryStore } from './memoryStore'
import type { UserStore } from './userStore'

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

const kinds: [string, () => UserStore][] = [
  ['IndexedDB', () => createIndexedDbStore({ seed: [demo] })],
  ['memory', () => createMemoryStore([demo])],
]

const COMPOSED = 'r\u00e9my@frond.example'
const DECOMPOSED = 're\u0301my@frond.example'

describe.each(kinds)('users stored in %s', (_, open) => {
  test('a user is found by either Unicode form of the email, and registered once', async () => {
    const store = open()
    expect(await store.create({ ...meera, email: COMPOSED })).toBe(true)
    expect(await store.create({ ...meera, email: DECOMPOSED })).toBe(false)
    const changed = await store.update(DECOMPOSED, adding('snake-plant'))
    expect(await store.get(COMPOSED)).toEqual(changed)
    expect(changed?.email).toBe(COMPOSED)
  })

  test('a change that throws rejects the call and writes nothing', async () => {
    const store = open()
    const refusal = new Error('no')
    const refusing = store.update(demo.email, () => {
      throw refusal
    })
    await expect(refusing).rejects.toBe(refusal)
    expect(await store.get(demo.email)).toEqual(demo)
    expect(await store.update(demo.email, adding('peace-lily'))).toBeDefined()
  })
})
