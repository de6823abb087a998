import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb'
import { createJournal, type Move } from '../../src/app/journal'
import { alone, ifFree } from '../../src/app/locks'
import { createTabNews } from '../../src/app/news'
import { makeStore } from '../../src/app/store'
import { demoAccount } from '../../src/contract/demoAccount'
import { authApi } from '../../src/features/auth/authApi'
import { loggedOut } from '../../src/features/auth/authSlice'
import { SESSION_KEY } from '../../src/features/auth/session'
import { followStoredSession } from '../../src/features/auth/storedSession'
import { getAnnouncements } from '../../src/notifications/toast'
import { backend } from '../../src/mocks/node'
import { plants } from '../../src/mocks/seeds/plants'
import { sessionOf } from '../support/sessions'

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}
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
  'F20 where local storage $how, the session lives in memory, with a notice',
  async ({ refuse }) => {
    refuse()
    const store = makeStore()
    const { login } = authApi.endpoints
    await store.dispatch(login.initiate(demoAccount, { track: false }))
    expect(getAnnouncements().map(({ message }) => message)).toContain(
      'Your browser refuses storage: you stay signed in until this page closes.',
    )
    store.dispatch(followStoredSession())
    expect(store.getState().auth.isAuthorized).toBe(true)
    store.dispatch(loggedOut())
    store.dispatch(followStoredSession())
    expect(store.getState().auth.isAuthorized).toBe(false)
  },
)

test('F53 a session that lived in memory is not revived when an adopted one is logged out elsewhere', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const store = makeStore()
  await store.dispatch(authApi.endpoints.login.initiate(demoAccount, { track: false }))
  full.mockRestore()

  const { user: ravi } = await backend.signUp()
  localStorage.setItem(SESSION_KEY, JSON.stringify(await sessionOf(ravi.email)))
  store.dispatch(followStoredSession())
  expect(store.getState().auth.authUser?.email).toBe(ravi.email)

  localStorage.removeItem(SESSION_KEY)
  store.dispatch(followStoredSession())
  expect(store.getState().auth.isAuthorized).toBe(false)
})

const [product] = plants
function move(): Move {
  if (!product) throw new Error('The catalogue is empty.')
  return { kind: 'move', id: 'a', user: 'asha', product, qty: 1, hasLeft: false }
}

describe('the journal', () => {
  test('is shared by tabs, and what one strikes out is gone for all', async () => {
    const [one, other] = [createJournal(), createJournal()]
    await one.write(move())
    expect(await other.of('asha')).toEqual([move()])
    expect(await other.of('ravi')).toEqual([])
    await other.strikeOut(move())
    expect(await one.of('asha')).toEqual([])
  })

  test.each([
    ['is refused', denied],
    ['never opens', () => new IDBOpenDBRequest()],
  ])('F20 lives in memory where the database %s', async (_, open) => {
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(open)
    const journal = createJournal(20)
    await journal.write(move())
    expect(await journal.of('asha')).toEqual([move()])
    await journal.strikeOut(move())
    expect(await journal.of('asha')).toEqual([])
  })
})

test.each(['absent', 'refused'])(
  'F20 where locks are %s, the page keeps order alone',
  async (how) => {
    if (how === 'refused')
      Object.defineProperty(navigator, 'locks', {
        value: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
        configurable: true,
      })
    const order: string[] = []
    let finish: () => void = () => undefined
    const first = alone('move', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      order.push('first')
    })
    const second = alone('move', () => {
      order.push('second')
      return Promise.resolve()
    })
    expect(await ifFree('move', () => Promise.resolve('free'), 'taken')).toBe('taken')
    expect(await ifFree('other', () => Promise.resolve('free'), 'taken')).toBe('free')
    finish()
    await Promise.all([first, second])
    expect(order).toEqual(['first', 'second'])
    expect(await ifFree('move', () => Promise.resolve('free'), 'taken')).toBe('free')
  },
)

test('F20 where tabs may not talk to each other, each goes on alone', () => {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(denied)
  const news = createTabNews()
  const leave = news.follow(() => undefined)
  news.tell({ list: 'Cart', user: 'asha' })
  expect(leave).not.toThrow()
})
