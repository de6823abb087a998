import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { IDBFactory } from 'fake-indexeddb'
import { adding, demo, item, meera } from '../../../tests/support/sampleUsers'
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
  test('the demo user is there from the start, and unknown emails are not', async () => {
    const store = open()
    expect(await store.get('demo@frond.example')).toEqual(demo)
    expect(await store.get('nobody@frond.example')).toBeUndefined()
  })

  test('a new user is found by the email in any case, with every field', async () => {
    const store = open()
    expect(await store.create(meera)).toBe(true)
    expect(await store.get('  MEERA@frond.example ')).toEqual(meera)
  })

  test('a user is found by either Unicode form of the email, and registered once', async () => {
    const store = open()
    await store.create({ ...meera, email: COMPOSED })
    expect(await store.create({ ...meera, email: DECOMPOSED })).toBe(false)
    const changed = await store.update(DECOMPOSED, adding('snake-plant'))
    expect(await store.get(COMPOSED)).toEqual(changed)
    expect(changed?.email).toBe(COMPOSED)
  })

  test('a taken email is rejected, including the demo user’s, and the stored user is unchanged', async () => {
    const store = open()
    await store.create(meera)
    expect(await store.create({ ...meera, _id: 'another', email: ' meera@FROND.example' })).toBe(
      false,
    )
    expect(await store.create({ ...demo, _id: 'another' })).toBe(false)
    expect((await store.get(meera.email))?._id).toBe('meera')
  })

  test('a change is stored and returned; without such a user the result is undefined', async () => {
    const store = open()
    const changed = await store.update(demo.email, adding('snake-plant'))
    expect(changed?.cart).toEqual([item('snake-plant')])
    expect(await store.get(demo.email)).toEqual(changed)
    expect(await store.update('nobody@frond.example', adding('snake-plant'))).toBeUndefined()
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

  test('concurrent changes are all stored', async () => {
    const store = open()
    const ids = Array.from({ length: 20 }, (__, index) => `plant-${index}`)
    await Promise.all(ids.map((id) => store.update(demo.email, adding(id))))
    const cart = (await store.get(demo.email))?.cart ?? []
    expect(cart.map(({ _id }) => _id)).toEqual(ids)
  })
})
