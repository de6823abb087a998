import { expect } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { backend } from '../support/backend'
import { demoUser } from '../support/demoUser'
import { demoSession, sessionOf } from '../support/sessions'
import { openSummary, slow } from './summary'

export const findPlaceOrder = () => screen.findByRole('button', { name: 'Place Order' }, slow)

/** Opens the order summary with a snake plant, after home and the cart, and presses Place Order. */
export async function openPayment() {
  const { user: ravi } = await backend.signUp()
  const sessions = { asha: await demoSession(), ravi: await sessionOf(ravi.email) }
  for (const url of ['/', '/mycart', '/ordersummary']) window.history.pushState(null, '', url)
  const { user, store, placeOrder } = await openSummary({ 'snake-plant': 1 })
  fireEvent.click(placeOrder)
  return { user, store, sessions }
}
export type OpenedPayment = Awaited<ReturnType<typeof openPayment>>

/** Waits until the demo user's cart has exactly these plants. */
export const expectCart = (ids: string[]) =>
  waitFor(async () => {
    expect((await demoUser()).cart.map(({ _id }) => _id)).toEqual(ids)
  })
