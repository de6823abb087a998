import * as v from 'valibot'

/** Session storage key: what was last bought in this tab. */
const RECEIPT_KEY = 'frond.receipt'

const ReceiptSchema = v.object({
  /** The buyer's email: nobody else is shown it. */
  user: v.string(),
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
  /** Rupees, delivery included. */
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
/** What was bought, for how much and to which address. */
export type Receipt = v.InferOutput<typeof ReceiptSchema>

const StoredReceipt = v.pipe(v.string(), v.parseJson(), ReceiptSchema)

/** What storage holds, as it is; null where there is nothing or storage refuses. */
export function storedReceipt(): string | null {
  try {
    return sessionStorage.getItem(RECEIPT_KEY)
  } catch {
    return null
  }
}

/** The receipt in a stored text; undefined for anything else. */
export function parseReceipt(stored: string | null): Receipt | undefined {
  const receipt = v.safeParse(StoredReceipt, stored)
  return receipt.success ? receipt.output : undefined
}

/** Keeps a receipt for the tab's life; where storage refuses, the page after payment does without. */
export function writeReceipt(receipt: Receipt): void {
  try {
    sessionStorage.setItem(RECEIPT_KEY, JSON.stringify(receipt))
  } catch {
    // The order does not depend on it.
  }
}

/** At the end of a session: the next shopper at this tab must not see it. */
export function clearReceipt(): void {
  try {
    sessionStorage.removeItem(RECEIPT_KEY)
  } catch {
    // Nothing was stored.
  }
}
