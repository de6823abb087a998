import { createAction } from '@reduxjs/toolkit'

/** The payment script failed to load, so the flow stops (Spec §8). */
export const paymentUnavailable = createAction('checkout/paymentUnavailable')
/** A payment is open in another tab; a second widget would charge twice. */
export const paymentElsewhere = createAction('checkout/paymentElsewhere')
/** A payment has succeeded, perhaps long after its widget was dismissed. */
export const paymentSucceeded = createAction('checkout/paymentSucceeded')
/** The paid items are still in the cart; their removal is retried. */
export const paidNotCleared = createAction('checkout/paidNotCleared')
