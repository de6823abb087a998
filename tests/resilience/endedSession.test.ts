import { expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { moveToWishlist } from '@/app/move/moveThunks'
import { pendingLists } from '@/app/store'
import { messages } from '@/contract/messages'
import { loggedOut, sessionRestored } from '@/features/auth/authSlice'
import { addToCart } from '@/features/cart/cartThunks'
import { cartFails, cartRemoveFails, wishlistAddFails } from '@/mocks/scenarios/scenarios'
import { plants } from '@/mocks/seeds/plants'
import { backend } from '../support/backend'
import { isolateDemoTabs, openDemoTab } from '../support/demoTabs'
import { demoUser, seedCart } from '../support/demoUser'
import { createGate } from '../support/gate'
import { demoSession } from '../support/sessions'

isolateDemoTabs()
const [plant] = plants
if (!plant) throw new Error('The catalogue is empty.')

test('a logout drops every change that was pressed before it', async () => {
  const { store } = await openDemoTab()
  backend.server.use(cartFails('silence'))
  await store.dispatch(addToCart(plant))
  expect(store.getState().pending.Cart).toHaveLength(1)
  store.dispatch(loggedOut())
  expect(Object.values(store.getState().pending)).toEqual([[], [], []])
})

test.each([
  { request: 'removal', refuse: cartRemoveFails },
  { request: 'addition', refuse: wishlistAddFails },
])('a move survives two sessions that end with its $request', async ({ refuse }) => {
  await seedCart({ 'snake-plant': 1 })
  const tab = await openDemoTab({ moveDelay: 0 })
  const session = await demoSession()
  backend.server.use(refuse(401, { times: 2 }))
  tab.store.dispatch(moveToWishlist(tab.line('snake-plant')))
  for (let end = 0; end < 2; end += 1) {
    await waitFor(() => {
      expect(tab.signedInAs()).toBeNull()
    })
    tab.store.dispatch(sessionRestored(session))
  }
  await waitFor(async () => {
    expect(await demoUser()).toMatchObject({ cart: [], wishlist: [{ _id: 'snake-plant' }] })
  })
})

test('a late refusal of an earlier token doesn’t end the session that followed', async () => {
  const tab = await openDemoTab()
  const session = await demoSession()
  const refusal = createGate()
  const arrived = jest.fn()
  backend.server.use(
    http.get('*/api/user/cart', async () => {
      arrived()
      await refusal.opened
      return HttpResponse.json({ errors: [messages.tokenInvalid] }, { status: 401 })
    }),
  )
  const reply = tab.store.dispatch(pendingLists.Cart.refetch(tab.user))
  await waitFor(() => {
    expect(arrived).toHaveBeenCalled()
  })
  // As another tab has stored it after a login.
  tab.store.dispatch(sessionRestored({ ...session, authToken: `${session.authToken}2` }))
  refusal.open()
  expect(await reply).toBeUndefined()
  expect(tab.signedInAs()).toBe(tab.user)
})
