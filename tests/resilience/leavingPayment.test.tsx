import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { loggedOut } from '../../src/features/auth/authSlice'
import { SESSION_KEY } from '../../src/features/auth/session'
import { api } from '../../src/api/api'
import { getAnnouncements } from '../../src/notifications/toast'
import { backend } from '../support/backend'
import { demoUser, seedCart } from '../support/demoUser'
import { deliverProvider, nextWidget, widgets } from '../support/paymentProvider'
import { renderApp } from '../support/renderApp'
import { demoSession, sessionOf } from '../support/sessions'
import { slow } from './summary'

const findPlaceOrder = () => screen.findByRole('button', { name: 'Place Order' }, slow)

/** Goes from home via the cart to the order summary, and presses Place Order there. */
async function openPayment() {
  jest.spyOn(console, 'warn').mockReturnValue()
  await seedCart({ 'snake-plant': 1 })
  const { user: ravi } = await backend.signUp()
  const sessions = { asha: await demoSession(), ravi: await sessionOf(ravi.email) }
  const { user, store } = await renderApp({ url: '/', as: 'demo' })
  await user.click(await screen.findByRole('link', { name: 'Cart, 1 item' }, slow))
  await user.click(await findPlaceOrder())
  await screen.findByRole('heading', { name: 'Order Summary' }, slow)
  fireEvent.click(await findPlaceOrder())
  return { user, store, sessions }
}
type Opened = Awaited<ReturnType<typeof openPayment>>

const atPath = (path: string) =>
  waitFor(() => {
    expect(window.location.pathname).toBe(path)
  })

const payment = { usr: { dialog: 'payment' } }

/** Waits until the payment's history entry is left. */
const atSummary = () =>
  waitFor(() => {
    expect(window.location.pathname).toBe('/ordersummary')
    expect(window.history.state).not.toMatchObject(payment)
  })

const expectCart = (ids: string[]) =>
  waitFor(async () => {
    expect((await demoUser()).cart.map(({ _id }) => _id)).toEqual(ids)
  })

/** Adopts a session that another tab has stored, or null after a logout there. */
function adoptSession(session: object | null): void {
  if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session))
  else localStorage.removeItem(SESSION_KEY)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
  })
}

const followBrand = async ({ user }: Opened) => {
  await user.click(screen.getByRole('link', { name: 'Frond' }))
  await screen.findByRole('link', { name: 'Shop Now' }, slow)
}

interface Leaving {
  how: string
  leave: (opened: Opened) => Promise<void> | void
  /** Where the shopper is afterwards. */
  path: string
}

const atLogout: Leaving[] = [
  {
    how: 'a logout here',
    leave: ({ store }) => {
      act(() => {
        store.dispatch(loggedOut())
      })
    },
    path: '/ordersummary',
  },
  {
    how: 'a logout in another tab',
    leave: () => {
      adoptSession(null)
    },
    path: '/ordersummary',
  },
  {
    how: 'a login as somebody else in another tab',
    leave: ({ sessions }) => {
      adoptSession(sessions.ravi)
    },
    path: '/ordersummary',
  },
]

test.each<Leaving>([
  { how: 'another page', leave: followBrand, path: '/' },
  {
    how: 'Back',
    leave: () => {
      window.history.back()
    },
    path: '/mycart',
  },
  ...atLogout,
])(
  'F60 Place Order and then $how before the widget opens: it never opens, and the next visit can pay',
  async ({ leave, path }) => {
    const opened = await openPayment()
    await leave(opened)
    await atPath(path)
    await deliverProvider()

    adoptSession(opened.sessions.asha)
    await opened.user.click(await screen.findByRole('link', { name: 'Cart, 1 item' }, slow))
    await atPath('/mycart')
    await opened.user.click(await findPlaceOrder())
    await screen.findByRole('heading', { name: 'Order Summary' }, slow)
    expect(widgets).toEqual([])
    fireEvent.click(await findPlaceOrder())
    await nextWidget()
    expect(widgets).toHaveLength(1)
    expect(getAnnouncements().map(({ message }) => message)).not.toContain(
      'You already have a payment open in another tab.',
    )
  },
)

test.each<Leaving>([
  { how: 'another page', leave: followBrand, path: '/' },
  {
    how: 'Back',
    leave: () => {
      window.history.back()
    },
    path: '/ordersummary',
  },
  {
    how: 'going back two entries',
    leave: () => {
      window.history.go(-2)
    },
    path: '/mycart',
  },
  ...atLogout,
])('F60 $how closes an open payment without a redirect', async ({ leave, path }) => {
  const opened = await openPayment()
  const widget = await nextWidget()
  expect(widget.options.prefill).toMatchObject({ email: 'asha.rao@frond.example' })
  const went = jest.spyOn(window.history, 'go')
  await leave(opened)
  await waitFor(() => {
    expect(widget.isClosed).toBe(true)
  })
  await atPath(path)
  // At most the payment's own entry is left.
  expect(went.mock.calls.filter(([delta]) => delta === -1).length).toBeLessThan(2)
  await expectCart(['snake-plant'])
})

test('F60 a payment confirmed after a logout counts, and isn’t shown to the next shopper', async () => {
  const { sessions } = await openPayment()
  const { options } = await nextWidget()
  adoptSession(sessions.ravi)
  act(options.handler)
  await screen.findByRole('link', { name: 'Cart, 0 items' }, slow)
  expect(
    await screen.findByText("There is nothing in your cart. Let's add some items."),
  ).toBeVisible()
  expect(window.location.pathname).toBe('/ordersummary')
  expect(sessionStorage).toHaveLength(0)
  await expectCart(['snake-plant'])

  adoptSession(sessions.asha)
  await expectCart([])
})

test('F60 Forward to a payment that was dismissed opens nothing and stays on the page', async () => {
  await openPayment()
  const { options } = await nextWidget()
  act(options.modal.ondismiss)
  await atSummary()
  const { length } = window.history
  window.history.forward()
  await waitFor(() => {
    expect(window.history.state).toMatchObject(payment)
  })
  await atSummary()
  expect(screen.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  expect(window.history).toHaveLength(length)
  expect(widgets).toHaveLength(1)
})

test('F61 a dismissed payment that succeeds late closes the second widget: one order', async () => {
  await openPayment()
  const first = await nextWidget()
  act(first.options.modal.ondismiss)
  await atSummary()
  fireEvent.click(await findPlaceOrder())
  const second = await nextWidget()
  const deletions = jest.fn()
  backend.server.use(
    http.delete('*/api/user/cart/:id', ({ params }) => {
      deletions(params['id'])
    }),
  )
  act(first.options.handler)
  expect(second.isClosed).toBe(true)
  expect(await screen.findByText('Order placed successfully!!', {}, slow)).toBeVisible()
  expect(window.location.pathname).toBe('/checkout')
  await expectCart([])
  expect(deletions.mock.calls).toEqual([['snake-plant']])
  expect(screen.queryByText('Your cart has changed')).not.toBeInTheDocument()
})

test("F62 'Pay ₹N' of a changed cart pressed twice opens one widget, without a false message", async () => {
  const { store } = await openPayment()
  const first = await nextWidget()
  await seedCart({ 'snake-plant': 2 })
  act(() => {
    store.dispatch(api.util.invalidateTags(['Cart']))
  })
  const payNow = await screen.findByRole('button', { name: 'Pay ₹900' }, slow)
  expect(first.isClosed).toBe(true)
  act(() => {
    payNow.click()
    payNow.click()
  })
  const second = await nextWidget()
  expect(second.options.amount).toBe(90_000)
  fireEvent.click(payNow)
  expect(widgets).toHaveLength(2)
  act(second.options.modal.ondismiss)
  await atSummary()
  expect(getAnnouncements().map(({ message }) => message)).not.toContain(
    'You already have a payment open in another tab.',
  )
})

test("F62 Back closes 'Your cart has changed' of an emptied cart and shows the empty cart", async () => {
  const { store } = await openPayment()
  await nextWidget()
  await seedCart({})
  act(() => {
    store.dispatch(api.util.invalidateTags(['Cart']))
  })
  expect(await screen.findByRole('dialog', { name: 'Your cart has changed' }, slow)).toBeVisible()
  window.history.back()
  expect(
    await screen.findByText("There is nothing in your cart. Let's add some items."),
  ).toBeVisible()
  expect(window.location.pathname).toBe('/ordersummary')
})

test('F73 a cart that changes to different plants with the same total closes the payment', async () => {
  const { store } = await openPayment()
  const first = await nextWidget()
  await backend.store.update('asha.rao@frond.example', (user) => ({
    ...user,
    // Of another catalogue, so that its stored price counts.
    cart: user.cart.map((line) => ({ ...line, _id: 'gift-fern', name: 'Gift Fern' })),
  }))
  act(() => {
    store.dispatch(api.util.invalidateTags(['Cart']))
  })
  expect(await screen.findByRole('dialog', { name: 'Your cart has changed' }, slow)).toBeVisible()
  expect(first.isClosed).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Pay ₹475' }))
  const second = await nextWidget()
  act(second.options.handler)
  await screen.findByText('Order placed successfully!!', {}, slow)
  await expectCart([])
})
