import { expect } from '@jest/globals'
import * as v from 'valibot'
import { placeOrder } from '@/features/checkout/orderPayment'
import type { Tab } from '../support/headlessTab'
import { installProvider, resetPaymentProvider, widgets } from '../support/paymentProvider'
import type { PaymentLedger } from './paymentLedger'
import type { PaymentEnding } from './shopperModel'

/** A paid order, as it is stored. */
const SavedOrder = v.object({
  id: v.string(),
  user: v.string(),
  kind: v.literal('paid'),
  items: v.array(v.object({ _id: v.string(), createdAt: v.string(), qty: v.number() })),
})

interface Payment {
  tab: Tab
  user: string
  ending: PaymentEnding
  page: AbortController
  /** The thunk has resolved. */
  isSettled: boolean
  /** The shopper has left, dismissed or paid it. */
  hasEnded: boolean
  /** Its success is still to come, although it was dismissed. */
  isLate: boolean
  opened?: { widget: (typeof widgets)[number]; cart: string }
}

const shown = ({ cart }: Tab) => JSON.stringify(cart())

/**
 * The payments of one sequence. What must hold: at most one widget is open, over its own page, for
 * the shopper who is signed in there and for the cart that is shown there; each success is one
 * order; no unit is paid for twice.
 */
export function createPayments(tabs: readonly Tab[], ledger: PaymentLedger) {
  const payments: Payment[] = []
  const sums = { opened: 0, paid: 0, late: 0 }
  /** The products of the orders that were paid since this was last cleared. */
  const bought = new Set<string>()
  const orders = new Set<string>()
  resetPaymentProvider()
  installProvider()

  for (const { store } of tabs) {
    const { facts } = store.services
    const { write } = facts
    facts.write = (operation) => {
      const { output, success } = v.safeParse(SavedOrder, operation)
      if (success && !orders.has(output.id)) {
        orders.add(output.id)
        ledger.pay(output.user, output.items)
        for (const { _id } of output.items) bought.add(_id)
      }
      write(operation)
    }
  }

  const isOpen = ({ opened, hasEnded }: Payment) =>
    opened !== undefined && !opened.widget.isClosed && !hasEnded

  /** Pays in a widget. A widget that another payment has left open would ask for the money again. */
  const pay = (payment: Payment) => {
    const before = orders.size
    payment.opened?.widget.options.handler()
    if (payment.ending === 'paid twice') payment.opened?.widget.options.handler()
    expect(orders.size).toBe(before + 1)
    sums.paid += 1
    const left = payments.filter((other) => isOpen(other) && other.tab === payment.tab)
    expect(left).toHaveLength(0)
  }

  return {
    sums,
    bought,
    press: (tab: Tab, ending: PaymentEnding): Payment => {
      const payment: Payment = {
        tab,
        user: tab.signedInAs() ?? '',
        ending,
        page: new AbortController(),
        isSettled: false,
        hasEnded: false,
        isLate: false,
      }
      const onOpen = () => {
        sums.opened += 1
        const index = widgets.length
        const cart = shown(tab)
        // It opens once this callback has returned.
        queueMicrotask(() => {
          const widget = widgets[index]
          if (widget) payment.opened = { widget, cart }
        })
      }
      void tab.store.dispatch(placeOrder({ signal: payment.page.signal, onOpen })).then(() => {
        payment.isSettled = true
      })
      payments.push(payment)
      return payment
    },

    /** Whether a payment has reached a point where it can end. */
    isReady: (payment: Payment) =>
      payment.hasEnded || payment.isSettled || isOpen(payment) || payment.ending === 'left',

    end: (payment: Payment) => {
      const { ending, page, opened } = payment
      if (payment.hasEnded) return
      if (ending === 'left') {
        payment.hasEnded = true
        page.abort('left')
        if (opened) expect(opened.widget.isClosed).toBe(true)
        return
      }
      if (!isOpen(payment)) return
      payment.hasEnded = true
      if (ending === 'paid' || ending === 'paid twice') pay(payment)
      else opened?.widget.options.modal.ondismiss()
      payment.isLate = ending === 'late'
    },

    /** Delivers the late successes, except to a shopper who has paid another way meanwhile. */
    succeedLate: () => {
      for (const payment of payments) {
        if (!payment.isLate) continue
        payment.isLate = false
        const since = payments.slice(payments.indexOf(payment) + 1)
        const isPaidSince = since.some(
          ({ hasEnded, ending, opened, user }) =>
            user === payment.user &&
            opened &&
            hasEnded &&
            ending !== 'dismissed' &&
            ending !== 'left',
        )
        if (isPaidSince) continue
        // Another tab's page learns of it from the backend, later.
        for (const other of payments) {
          if (other.tab === payment.tab || other.hasEnded) continue
          other.hasEnded = true
          other.page.abort('left')
        }
        sums.late += 1
        pay(payment)
      }
    },

    all: payments,

    check: () => {
      expect(ledger.paidTwice).toEqual([])
      const open = payments.filter(isOpen)
      expect(open.length).toBeLessThanOrEqual(1)
      for (const { tab, user, page, opened } of open) {
        const is = { user: tab.signedInAs(), isLeft: page.signal.aborted, cart: shown(tab) }
        expect(is).toEqual({ user, isLeft: false, cart: opened?.cart })
      }
      // A page that was left opens no widget.
      const over = payments.filter(({ page, opened }) => page.signal.aborted && opened)
      const isShut = over.map(({ opened }) => opened?.widget.isClosed)
      expect(isShut).toEqual(over.map(() => true))
    },
  }
}
