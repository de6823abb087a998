import { describe, expect, test } from '@jest/globals'
import { makeStore } from '@/app/store'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { demoSession } from '../../../tests/support/sessions'
import { authApi } from './authApi'
import { emailTyped, loggedOut } from './authSlice'
import { SESSION_KEY } from './session'
import { syncSessionFromStorage } from './syncSessionFromStorage'

const { login, signup } = authApi.endpoints
const visitor = { authToken: null, authUser: null, isAuthorized: false }
const asha = { firstName: 'Asha', lastName: 'Rao', email: demoAccount.email }

const stored = (): unknown => JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null')

describe('the session', () => {
  test('begins with a login, and is stored: the token and the user, nothing else', async () => {
    const store = makeStore()
    store.dispatch(emailTyped('mira@frond.example'))
    await store.dispatch(login.initiate(demoAccount, { track: false }))
    const { authToken } = store.getState().auth
    expect(store.getState().auth).toEqual({ authToken, authUser: asha, isAuthorized: true })
    expect(stored()).toEqual({ authToken, authUser: asha })
    expect(Object.keys(localStorage)).toEqual([SESSION_KEY])
  })

  test('begins with a sign-up, and is stored', async () => {
    const store = makeStore()
    const meera = { firstName: 'Meera', lastName: 'Iyer', email: 'meera@frond.example' }
    await store.dispatch(signup.initiate({ ...meera, password: 'x' }, { track: false }))
    expect(store.getState().auth).toMatchObject({ authUser: meera, isAuthorized: true })
    expect(stored()).toMatchObject({ authUser: meera })
  })

  test('does not begin with a failed login', async () => {
    const store = makeStore()
    await store.dispatch(login.initiate({ ...demoAccount, password: 'wrong' }, { track: false }))
    expect(store.getState().auth).toEqual(visitor)
    expect(stored()).toBeNull()
  })

  test('is restored on open from what is stored', async () => {
    const session = await demoSession()
    localStorage.setItem(SESSION_KEY, JSON.stringify(session))
    const store = makeStore()
    store.dispatch(syncSessionFromStorage())
    expect(store.getState().auth).toEqual({ ...session, isAuthorized: true })
  })

  test('ends with a logout, in the store and in storage', async () => {
    const store = makeStore()
    await store.dispatch(login.initiate(demoAccount, { track: false }))
    store.dispatch(loggedOut())
    expect(store.getState().auth).toEqual(visitor)
    expect(localStorage).toHaveLength(0)
  })
})
