import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { loggedOut } from '@/features/auth/authSlice'
import { SESSION_KEY } from '@/features/auth/session'
import { getAnnouncements } from '@/notifications/toast'
import { deliverProvider, nextWidget, widgets } from '../support/paymentProvider'
import { expectCart, findPlaceOrder, type OpenedPayment, openPayment } from './openPayment'
import { slow } from './summary'

const atPath = (path: string) =>
  waitFor(() => {
    expect(window.location.pathname).toBe(path)
  })

/** Adopts a session that another tab has stored, or null after a logout there. */
function adoptSession(session: object | null): void {
  if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session))
  else localStorage.removeItem(SESSION_KEY)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
  })
}

const followBrand = async ({ user }: OpenedPayment) => {
  await user.click(screen.getByRole('link', { name: 'Frond' }))
  await screen.findByRole('link', { name: 'Shop Now' }, slow)
}

interface Leaving {
  how: string
  leave: (opened: OpenedPayment) => Promise<void> | void
  /** Where the shopper is afterwards. */
  path: string
}

const waysToLeave: Leaving[] = [
  { how: 'another page', leave: followBrand, path: '/' },
  {
    how: 'Back',
    leave: () => {
      window.history.back()
    },
    path: '/mycart',
  },
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

test.each<Leaving>(waysToLeave)(
  'Place Order and then $how before the widget opens: it never opens, and the next visit can pay',
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
  ...waysToLeave,
  {
    how: 'going back two entries',
    leave: () => {
      window.history.go(-2)
    },
    path: '/',
  },
])('$how closes an open payment without a redirect', async ({ leave, path }) => {
  const opened = await openPayment()
  const widget = await nextWidget()
  expect(widget.options.prefill).toMatchObject({ email: 'asha.rao@frond.example' })
  await leave(opened)
  await waitFor(() => {
    expect(widget.isClosed).toBe(true)
  })
  await atPath(path)
  await expectCart(['snake-plant'])
})

test('a payment confirmed after a logout counts, and isn’t shown to the next shopper', async () => {
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
