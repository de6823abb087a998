import { describe, expect, it, jest } from '@jest/globals'
import { makeStore } from '@/app/store'
import { authApi } from '@/features/auth/authApi'
import { loggedOut, passwordMismatch, sessionRestored } from '@/features/auth/authSlice'
import { catalogApi } from '@/features/catalog/catalogApi'
import { placeOrder } from '@/features/checkout/orderPayment'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { categoriesFail, loginFails, productsFail } from '@/mocks/scenarios/scenarios'
import type { AppThunk } from '@/store/types'
import { backend } from '../support/backend'
import { openDemoTab } from '../support/demoTabs'
import { demoUser, seedCart } from '../support/demoUser'
import { losePaymentScript } from '../support/paymentProvider'
import { demoSession } from '../support/sessions'
import { toastsOf } from '../support/toastsOf'

const { login, signup } = authApi.endpoints
const newcomer = {
  email: 'meera@frond.example',
  password: 'Moss-and-Stone-9',
  firstName: 'Meera',
  lastName: 'Iyer',
}

const visitor = () => makeStore()
const demo = async () => (await openDemoTab()).store

describe('login', () => {
  it("shows 'Login Successful' as a success", async () => {
    expect(await toastsOf(visitor(), login.initiate(demoAccount, { track: false }))).toEqual([
      ['Login Successful', 'success'],
    ])
  })

  it.each([
    ['a wrong password', { ...demoAccount, password: 'wrong' }],
    ['an unknown email', { ...demoAccount, email: 'nobody@frond.example' }],
  ])("shows 'Error while login' as an error for %s", async (_what, credentials) => {
    expect(await toastsOf(visitor(), login.initiate(credentials, { track: false }))).toEqual([
      ['Error while login', 'error'],
    ])
  })

  it("shows 'Error while login' on any other failure too", async () => {
    backend.server.use(loginFails())
    expect(await toastsOf(visitor(), login.initiate(demoAccount, { track: false }))).toEqual([
      ['Error while login', 'error'],
    ])
  })
})

describe('sign-up', () => {
  it("shows 'Signup Successful' as a success", async () => {
    expect(await toastsOf(visitor(), signup.initiate(newcomer, { track: false }))).toEqual([
      ['Signup Successful', 'success'],
    ])
  })

  it("shows 'Error while signing up user' as an error for a taken email", async () => {
    const taken = { ...newcomer, email: demoAccount.email }
    expect(await toastsOf(visitor(), signup.initiate(taken, { track: false }))).toEqual([
      ['Error while signing up user', 'error'],
    ])
  })

  it("shows 'Passwords do not match' as an error", async () => {
    const action: AppThunk = (dispatch) => dispatch(passwordMismatch())
    expect(await toastsOf(visitor(), action)).toEqual([['Passwords do not match', 'error']])
  })
})

describe('the catalogue', () => {
  it("shows 'Product list error' as an error, once", async () => {
    backend.server.use(productsFail())
    const read = catalogApi.endpoints.getProducts.initiate(undefined, { subscribe: false })
    expect(await toastsOf(visitor(), read)).toEqual([['Product list error', 'error']])
  })

  it('shows no toast when the categories fail', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    backend.server.use(categoriesFail())
    const read = catalogApi.endpoints.getCategories.initiate(undefined, { subscribe: false })
    expect(await toastsOf(visitor(), read)).toEqual([])
    expect(warn).toHaveBeenCalledWith('The categories could not be read.', expect.anything())
  })
})

describe('the session and the payment', () => {
  it("show 'Logout Successful' as a success", async () => {
    const action: AppThunk = (dispatch) => dispatch(loggedOut())
    expect(await toastsOf(await demo(), action)).toEqual([['Logout Successful', 'success']])
  })

  it('say nothing when a stored session is restored', async () => {
    const session = await demoSession()
    const action: AppThunk = (dispatch) => dispatch(sessionRestored(session))
    expect(await toastsOf(visitor(), action)).toEqual([])
  })

  it("show that the payment couldn't be loaded as an error, and stop", async () => {
    jest.spyOn(console, 'warn').mockReturnValue()
    await seedCart({ 'snake-plant': 1 })
    const store = await demo()
    const action: AppThunk<Promise<void>> = async (dispatch) => {
      const outcome = dispatch(placeOrder(undefined))
      await losePaymentScript()
      expect(await outcome).toBe('unavailable')
    }
    expect(await toastsOf(store, action)).toEqual([
      ["We couldn't load the payment. Please try again.", 'error'],
    ])
    expect((await demoUser()).cart).toHaveLength(1)
  })
})
