import 'fake-indexeddb/auto'
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { messages } from '@/contract/messages'
import { loggedOut, sessionRestored } from '@/features/auth/authSlice'
import { placeOrder } from '@/features/checkout/orderPayment'
import { backend } from '../support/backend'
import { collectToasts } from '../support/collectToasts'
import { isolateDemoTabs, openDemoTab } from '../support/demoTabs'
import { demoUser, seedCart } from '../support/demoUser'
import { createGate } from '../support/gate'
import type { Tab } from '../support/headlessTab'
import { nextWidget } from '../support/paymentProvider'
import { demoSession } from '../support/sessions'

isolateDemoTabs()

const quantities = async () => (await demoUser()).cart.map(({ qty }) => qty)

const isFinished = (tab: Tab) =>
  waitFor(() => {
    expect(tab.store.services.facts.ofUser(tab.user)).toEqual([])
  })

/**
 * Pays for three plants, of which there are six in the cart by then. The first decrement arrives; the
 * next ones are as `fate` says, once `end` is called.
 */
async function payAndInterrupt(fate: 'arrive' | 'are lost' | 'are refused') {
  await seedCart({ 'snake-plant': 3 })
  const tab = await openDemoTab()
  const order = tab.store.dispatch(placeOrder())
  const { options } = await nextWidget()
  await seedCart({ 'snake-plant': 6 })
  let calls = 0
  const interruption = createGate()
  backend.server.use(
    http.post('*/api/user/cart/:id', async () => {
      calls += 1
      if (calls === 1 || calls > 3) return undefined
      await interruption.opened
      if (fate === 'are lost') return HttpResponse.error()
      const refusal = { errors: [messages.tokenInvalid] }
      return fate === 'arrive' ? undefined : HttpResponse.json(refusal, { status: 401 })
    }),
  )
  options.handler()
  expect(await order).toBe('paid')
  await waitFor(async () => {
    expect(calls).toBe(3)
    expect(await quantities()).toEqual([5])
  })
  return { tab, end: interruption.open }
}

test.each(['arrive', 'are lost', 'are refused'] as const)(
  'the next login finishes a paid order that a logout interrupted, whose decrements %s',
  async (fate) => {
    const { tab, end } = await payAndInterrupt(fate)
    const toasts = collectToasts()
    tab.store.dispatch(loggedOut())
    end()
    await waitFor(async () => {
      expect(await quantities()).toEqual([fate === 'arrive' ? 3 : 5])
    })
    expect(JSON.stringify(localStorage)).not.toMatch(/Asha|Rao|pincode/)
    tab.store.dispatch(sessionRestored(await demoSession()))
    await isFinished(tab)
    expect(await quantities()).toEqual([3])
    expect(toasts()).toEqual(['Logout Successful'])
  },
)

test('the next login finishes a paid order that the end of the session interrupted', async () => {
  const { tab, end } = await payAndInterrupt('are refused')
  end()
  await waitFor(() => {
    expect(tab.signedInAs()).toBeNull()
  })
  expect(await quantities()).toEqual([5])
  tab.store.dispatch(sessionRestored(await demoSession()))
  await isFinished(tab)
  expect(await quantities()).toEqual([3])
})

test('a reload finishes a paid order that it interrupted between two decrements', async () => {
  const { tab, end } = await payAndInterrupt('are lost')
  window.dispatchEvent(new Event('pagehide'))
  end()
  tab.close()
  // Back, so that the next page of the test isn't one that is being left.
  window.dispatchEvent(new Event('pageshow'))
  await isFinished(await openDemoTab())
  expect(await quantities()).toEqual([3])
})
