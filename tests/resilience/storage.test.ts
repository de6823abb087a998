import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { IDBFactory } from 'fake-indexeddb'
import { makeStore } from '@/app/store'
import { notices } from '@/contract/messages'
import { authApi } from '@/features/auth/authApi'
import { loggedOut } from '@/features/auth/authSlice'
import { SESSION_KEY } from '@/features/auth/session'
import { syncSessionFromStorage } from '@/features/auth/syncSessionFromStorage'
import { reasonOf } from '@/features/auth/useAuthForm'
import { createIndexedDbStore } from '@/mocks/db/indexedDbStore'
import { createHandlers } from '@/mocks/handlers/createHandlers'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { plants } from '@/mocks/seeds/plants'
import { users } from '@/mocks/seeds/users'
import { getAnnouncements } from '@/notifications/toast'
import { createCrossTabSync } from '@/sync/crossTabSync'
import { withLock } from '@/sync/locks'
import { backend } from '../support/backend'
import { pass, stopClock, until } from '../support/fakeClock'
import { installFreezableDatabase } from '../support/freezableDatabase'
import { openTab } from '../support/headlessTab'
import { item, meera } from '../support/sampleUsers'
import { sessionOf } from '../support/sessions'

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}
const [plant] = plants
if (!plant) throw new Error('The catalogue is empty.')
const own = Object.getOwnPropertyDescriptor(window, 'localStorage')

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

afterEach(() => {
  if (own) Object.defineProperty(window, 'localStorage', own)
  Reflect.deleteProperty(navigator, 'locks')
})

const refusals: { how: string; refuse: () => void }[] = [
  {
    how: 'is full',
    refuse: () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
    },
  },
  {
    how: 'throws when it is looked at',
    refuse: () => {
      Object.defineProperty(window, 'localStorage', { get: denied, configurable: true })
    },
  },
]

test.each(refusals)(
  'where local storage $how, the session is kept in memory, with a notice',
  async ({ refuse }) => {
    refuse()
    const store = makeStore()
    const { login } = authApi.endpoints
    await store.dispatch(login.initiate(demoAccount, { track: false }))
    expect(getAnnouncements().map(({ message }) => message)).toContain(
      'Your browser blocks storage, so closing this page signs you out.',
    )
    store.dispatch(syncSessionFromStorage())
    expect(store.getState().auth.isAuthorized).toBe(true)
    store.dispatch(loggedOut())
    store.dispatch(syncSessionFromStorage())
    expect(store.getState().auth.isAuthorized).toBe(false)
  },
)

test('a session kept in memory isn’t restored when an adopted one is logged out elsewhere', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = makeStore()
  await store.dispatch(authApi.endpoints.login.initiate(demoAccount, { track: false }))
  full.mockRestore()

  const { user: ravi } = await backend.signUp()
  localStorage.setItem(SESSION_KEY, JSON.stringify(await sessionOf(ravi.email)))
  store.dispatch(syncSessionFromStorage())
  expect(store.getState().auth.authUser?.email).toBe(ravi.email)

  localStorage.removeItem(SESSION_KEY)
  store.dispatch(syncSessionFromStorage())
  expect(store.getState().auth.isAuthorized).toBe(false)
})

describe('a shopper whose account is in the browser’s database', () => {
  let database: ReturnType<typeof installFreezableDatabase>
  const opened: (() => void)[] = []
  const openShop = async () => {
    const session = await sessionOf(meera.email)
    localStorage.setItem(SESSION_KEY, JSON.stringify(session))
    const store = createIndexedDbStore({ seed: users })
    backend.server.use(...createHandlers({ store, latency: 0 }))
    const tabs = [openTab(session), openTab(session)] as const
    opened.push(...tabs.map(({ close }) => close))
    return tabs
  }
  const isSignedIn = ({ store }: ReturnType<typeof openTab>) =>
    store.getState().auth.isAuthorized && localStorage.getItem(SESSION_KEY) !== null

  beforeEach(async () => {
    jest.spyOn(console, 'warn').mockReturnValue()
    await backend.store.create(meera)
    database = installFreezableDatabase()
    await createIndexedDbStore({ seed: users }).create({
      ...meera,
      cart: [{ ...plant, ...item(plant._id) }],
    })
    stopClock()
  })

  afterEach(() => {
    jest.useRealTimers()
    for (const close of opened.splice(0)) close()
  })

  test('stays signed in, in every tab, while it takes ten seconds to open', async () => {
    database.freeze()
    const tabs = await openShop()
    await pass(10_000)
    expect(tabs.map(isSignedIn)).toEqual([true, true])
    database.thaw()
    for (const tab of tabs) {
      await until(() => tab.cart() !== undefined)
      expect(tab.cart()).toEqual([{ _id: plant._id, qty: 1 }])
    }
    expect(tabs.map(isSignedIn)).toEqual([true, true])
  })

  test('stays signed in after it failed to open once', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Internal error opening backing store.', 'UnknownError')
    })
    const tabs = await openShop()
    await pass(1000)
    for (const tab of tabs) await until(() => tab.cart()?.length === 1)
    expect(tabs.map(isSignedIn)).toEqual([true, true])
  })

  test('reads at login that storage isn’t responding, not that the email is unknown', async () => {
    database.freeze()
    const [tab] = await openShop()
    tab.store.dispatch(loggedOut())
    const { login } = authApi.endpoints
    const reply = tab.store.dispatch(login.initiate(meera, { track: false }))
    await pass(14_000)
    const { error } = await reply
    expect(reasonOf(error)).toEqual({ message: notices.storageUnavailable, field: undefined })
    database.thaw()
    await tab.store.dispatch(login.initiate(meera, { track: false }))
    expect(tab.store.getState().auth.isAuthorized).toBe(true)
  })
})

test.each(['absent', 'refused'])(
  'where locks are %s, the page still runs its jobs in order',
  async (how) => {
    if (how === 'refused')
      Object.defineProperty(navigator, 'locks', {
        value: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
        configurable: true,
      })
    const order: string[] = []
    let finish: () => void = () => undefined
    const first = withLock('move', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      order.push('first')
    })
    const second = withLock('move', () => {
      order.push('second')
      return Promise.resolve()
    })
    expect(await withLock('move', () => Promise.resolve('free'), 'taken')).toBe('taken')
    expect(await withLock('other', () => Promise.resolve('free'), 'taken')).toBe('free')
    finish()
    await Promise.all([first, second])
    expect(order).toEqual(['first', 'second'])
    expect(await withLock('move', () => Promise.resolve('free'), 'taken')).toBe('free')
  },
)

test('where tabs can’t talk to each other, each works on its own', () => {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(denied)
  const sync = createCrossTabSync()
  const unsubscribe = sync.subscribe(() => undefined)
  sync.broadcast({ list: 'Cart', user: 'asha' })
  expect(unsubscribe).not.toThrow()
})
