import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { moveToWishlist } from '@/app/move/moveThunks'
import { cartAddFails, wishlistAddFails } from '@/mocks/scenarios/scenarios'
import { backend } from '../support/backend'
import { demoUser, seedCart } from '../support/demoUser'
import { pass, stopClock, until } from '../support/fakeClock'
import { installFreezableDatabase } from '../support/freezableDatabase'
import { openTab, type Tab } from '../support/headlessTab'
import { demoSession } from '../support/sessions'

/** ms */
const HOUR = 3_600_000

let ownFetch: typeof fetch
let tabs: Tab[] = []

beforeEach(() => {
  ownFetch = globalThis.fetch
  jest.spyOn(console, 'warn').mockReturnValue()
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = ownFetch
  for (const tab of tabs) tab.close()
  tabs = []
  Reflect.deleteProperty(navigator, 'locks')
})

async function open(moveDelay: number): Promise<Tab> {
  const tab = openTab(await demoSession(), { moveDelay })
  tabs.push(tab)
  await waitFor(() => {
    expect(tab.cart()).toBeDefined()
    expect(tab.wishlist()).toBeDefined()
  })
  return tab
}

const quantities = async () => (await demoUser()).cart.map(({ qty }) => qty)
const wished = async () => (await demoUser()).wishlist.map(({ _id }) => _id)

test('two moves make a few tries during an hour offline, and finish once online', async () => {
  await seedCart({ 'snake-plant': 1, 'peace-lily': 2 })
  // A log in memory, which the stopped clock does not stop.
  Reflect.deleteProperty(globalThis, 'indexedDB')
  const tab = await open(0)
  const jobs = () => tab.store.services.facts.ofUser(tab.user)
  stopClock()
  let requests = 0
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    // The removals arrive just before the connection is lost.
    if (request.method === 'DELETE') return ownFetch(request)
    requests += 1
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  for (const id of ['snake-plant', 'peace-lily']) tab.store.dispatch(moveToWishlist(tab.line(id)))
  await until(async () => (await demoUser()).cart.length === 0)
  for (let minute = 1; minute <= 60; minute += 1) {
    await pass(60_000)
  }
  // A few tries, each of which reads a list or two.
  expect(requests).toBeGreaterThan(10)
  expect(requests).toBeLessThan(60)
  expect(await wished()).toEqual([])
  // However long it takes, both are tried again at least once an hour.
  for (let hour = 2; hour <= 6; hour += 1) await pass(HOUR)
  const before = requests
  for (let hour = 7; hour <= 8; hour += 1) await pass(HOUR)
  expect(requests).toBeGreaterThan(before)

  globalThis.fetch = ownFetch
  window.dispatchEvent(new Event('online'))
  await until(async () => {
    await pass(10)
    return (await wished()).length === 2
  })
  await pass(60_000)
  expect((await wished()).toSorted()).toEqual(['peace-lily', 'snake-plant'])
  await until(() => jobs().length === 0)
})

test("a reload during a failed move's compensation leaves the product in one list", async () => {
  await seedCart({ 'snake-plant': 3 })
  // The browser releases the locks of a closed page.
  Object.defineProperty(navigator, 'locks', {
    value: {
      request: (_name: string, _options: object, work: (lock: object) => unknown) => work({}),
    },
    configurable: true,
  })
  const restored = jest.fn()
  backend.server.use(wishlistAddFails(), cartAddFails('silence', { onFail: restored }))
  const first = await open(0)
  first.store.dispatch(moveToWishlist(first.line('snake-plant')))
  await waitFor(() => {
    expect(restored).toHaveBeenCalled()
  })
  first.close()
  backend.server.resetHandlers()

  const reloaded = await open(0)
  await waitFor(async () => {
    expect(await wished()).toEqual(['snake-plant'])
    expect(reloaded.wishlist()).toEqual(['snake-plant'])
  })
  expect(await quantities()).toEqual([])
})

test('a move in a frozen tab finishes once, and removes nothing from a later cart', async () => {
  await seedCart({ 'snake-plant': 1 })
  const database = installFreezableDatabase()
  const tab = await open(1500)
  database.freeze()
  stopClock()
  tab.store.dispatch(moveToWishlist(tab.line('snake-plant')))
  // Longer than the database's timeout, and shorter than a call's.
  await pass(4000)
  await until(async () => (await quantities()).length === 0)
  database.thaw()
  await until(async () => {
    await pass(10)
    return (await wished()).length === 1
  })
  await pass(1000)
  tab.close()

  await seedCart({ 'snake-plant': 2 })
  jest.useRealTimers()
  const later = await open(0)
  await waitFor(() => {
    expect(later.store.services.facts.ofUser(later.user)).toEqual([])
  })
  expect(await quantities()).toEqual([2])
  expect(await wished()).toEqual(['snake-plant'])
})
