import { expect, test } from '@jest/globals'
import {
  isButtonBusy,
  noPayment,
  type PaymentEvent,
  paymentReducer,
  type PaymentState,
  taskOf,
} from './paymentState'

const pressed: PaymentEvent = { type: 'pressed' }
const widgetOpened: PaymentEvent = { type: 'widgetOpened' }
const declined: PaymentEvent = { type: 'declined' }
const succeeded: PaymentEvent = { type: 'succeeded' }
const orderSaved: PaymentEvent = { type: 'orderSaved' }
const dismissed: PaymentEvent = { type: 'ended', outcome: 'dismissed' }
const left: PaymentEvent = { type: 'ended', outcome: 'left' }
const changed: PaymentEvent = { type: 'ended', outcome: 'changed' }
const paid: PaymentEvent = { type: 'ended', outcome: 'paid' }
const entryEntered: PaymentEvent = { type: 'entryEntered' }
const entryLeft: PaymentEvent = { type: 'entryLeft' }

const after = (...events: PaymentEvent[]): PaymentState => events.reduce(paymentReducer, noPayment)
/** What the page does after each event. */
const tasks = (...events: PaymentEvent[]) =>
  events.map((_, index) => taskOf(after(...events.slice(0, index + 1))))

const opened = [pressed, widgetOpened, entryEntered]

test('a payment runs until it ends, and a paid one leads to the receipt', () => {
  expect(tasks(...opened, succeeded, orderSaved, paid)).toEqual([
    'pay',
    'pay',
    'pay',
    'pay',
    'showReceipt',
    'showReceipt',
  ])
})

test('a second press is ignored while a payment is starting, open or being saved', () => {
  for (const events of [[pressed], opened, [...opened, succeeded]])
    expect(after(...events, pressed)).toEqual(after(...events))
})

test('the button works while the widget is open, which returns the focus to it', () => {
  expect(isButtonBusy(after(pressed))).toBe(true)
  expect(isButtonBusy(after(...opened))).toBe(false)
  expect(isButtonBusy(after(...opened, succeeded))).toBe(true)
})

test('a press while a dismissed payment leaves its entry starts the next one afterwards', () => {
  expect(tasks(...opened, dismissed, pressed, entryLeft).slice(3)).toEqual([
    'leaveEntry',
    'leaveEntry',
    'pay',
  ])
  expect(after(...opened, dismissed, entryLeft)).toEqual({ ...noPayment, isCancelled: true })
})

test('Back stops a payment, and the next one starts only once the lock is released', () => {
  expect(tasks(...opened, entryLeft, pressed, left).slice(3)).toEqual([undefined, undefined, 'pay'])
  expect(after(...opened, entryLeft, left)).toEqual({ ...noPayment, isCancelled: true })
})

test('a changed cart is offered until it is paid for, declined or left by Back', () => {
  const offered = after(...opened, changed)
  expect(offered).toMatchObject({ status: 'changed', isRunning: false, hasEntry: true })
  expect(taskOf(paymentReducer(offered, pressed))).toBe('pay')
  expect(taskOf(paymentReducer(offered, declined))).toBe('leaveEntry')
  expect(paymentReducer(offered, entryLeft)).toEqual(noPayment)
})

test('an entry that a reload or Forward leads to is left', () => {
  expect(taskOf(after(entryEntered))).toBe('leaveEntry')
  expect(after(entryEntered, entryLeft)).toEqual(noPayment)
})

test.each([
  { when: 'after its widget was dismissed', events: [...opened, dismissed, entryLeft] },
  { when: 'while its entry is being left', events: [...opened, dismissed] },
  { when: 'just after Back', events: [...opened, entryLeft] },
])('a payment that succeeds $when starts no other and leads to the receipt', ({ events }) => {
  const steps = tasks(...events, succeeded, orderSaved).slice(-2)
  expect(steps).toEqual([undefined, 'showReceipt'])
})

test('an earlier payment that succeeds ends the one that is open', () => {
  const state = after(...opened, succeeded, paid, orderSaved)
  expect(state).toMatchObject({ status: 'paid', isRunning: false, hasEntry: true })
})
