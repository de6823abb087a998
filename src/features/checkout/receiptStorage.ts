import * as v from 'valibot'
import { createStoredValue } from '@/platform/storedValue'

const ReceiptSchema = v.object({
  /** The buyer's email; other users don't see the receipt. */
  user: v.string(),
  /** When it was paid. */
  date: v.pipe(v.string(), v.isoTimestamp()),
  lines: v.array(
    v.object({
      _id: v.string(),
      name: v.string(),
      image: v.string(),
      categoryName: v.string(),
      qty: v.number(),
      total: v.number(),
    }),
  ),
  /** In rupees, including delivery. */
  total: v.number(),
  address: v.optional(
    v.object({
      name: v.string(),
      address: v.string(),
      locality: v.string(),
      state: v.string(),
      pincode: v.string(),
    }),
  ),
})

/** This tab's last order, cleared when a session ends. Without storage, /checkout does without it. */
export const receiptStorage = createStoredValue('sessionStorage', 'receipt', ReceiptSchema)
