import { expect, test } from '@jest/globals'
import { nanoid } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { makeStore } from '@/app/store'
import { addressApi } from '@/features/addresses/addressApi'
import { saveAddress } from '@/features/addresses/addressThunks'
import { authApi } from '@/features/auth/authApi'
import { sessionRestored } from '@/features/auth/authSlice'
import { createHandlers } from '@/mocks/handlers/createHandlers'
import { backend } from '../support/backend'
import { demoSession } from '../support/sessions'

const RUNS = 60

/** Any text that JSON can carry whole: all of Unicode, combining, right-to-left, empty or long. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('__proto__', 'constructor', '<img src=x onerror=alert(1)>', '"\\\u2028', ' 🌿 '),
)
const filled = text.filter((typed) => typed.trim() !== '')

test('any sign-up comes back as it was sent, and its password opens the account', async () => {
  let number = 0
  await fc.assert(
    fc.asyncProperty(text, text, text, text, async (before, password, firstName, lastName) => {
      const email = `${before}-${String(++number)}@frond.example`
      const { dispatch } = makeStore()
      const { login, signup } = authApi.endpoints
      const account = { email, password, firstName, lastName }
      const created = await dispatch(signup.initiate(account, { track: false }))
      expect(created.data?.authUser).toEqual({ email, firstName, lastName })
      expect(await backend.store.get(email)).toMatchObject(account)
      const found = await dispatch(login.initiate({ email, password }, { track: false }))
      expect(found.data?.authUser).toEqual({ email, firstName, lastName })
      const wrong = { email, password: `${password}x` }
      expect(await dispatch(login.initiate(wrong, { track: false }))).toHaveProperty('error')
    }),
    { numRuns: RUNS },
  )
})

test('any address comes back as it was sent, last in the list', async () => {
  const { email } = (await demoSession()).authUser
  const store = makeStore()
  store.dispatch(sessionRestored(await demoSession()))
  const fields = {
    name: filled,
    mobile: filled,
    pincode: filled,
    locality: filled,
    state: filled,
    address: filled,
  }
  let known = 1
  await fc.assert(
    fc.asyncProperty(fc.record(fields), async (address) => {
      expect(await store.dispatch(saveAddress({ ...address, _id: nanoid() }))).toBe(true)
      known += 1
      const { data } = await store.dispatch(
        addressApi.endpoints.getAddresses.initiate(email, { forceRefetch: true, subscribe: false }),
      )
      expect(data).toHaveLength(known)
      expect(data?.at(-1)).toMatchObject(address)
    }),
    { numRuns: RUNS },
  )
})

test('without a setting of its own the backend answers after 400 ms', async () => {
  backend.server.use(...createHandlers())
  const started = performance.now()
  expect((await fetch('/api/categories')).status).toBe(200)
  const milliseconds = performance.now() - started
  expect(milliseconds).toBeGreaterThanOrEqual(399)
  // A busy machine is slower.
  expect(milliseconds).toBeLessThan(2000)
})
