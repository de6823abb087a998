import * as v from 'valibot'

/** Session storage key of this tab's last order. */
const RECEIPT_KEY = 'frond.receipt'

const ReceiptSchema = v.object({
  /** The buyer's email; other users don't see the receipt. */
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
/** The order's lines, total and delivery address. */
export type Receipt = v.InferOutput<typeof ReceiptSchema>

const StoredReceipt = v.pipe(v.string(), v.parseJson(), ReceiptSchema)

/** The stored text, or null if there's none or storage is blocked. */
export function storedReceipt(): string | null {
  try {
    return sessionStorage.getItem(RECEIPT_KEY)
  } catch {
    return null
  }
}

/** Parses a stored receipt. Returns undefined if it's invalid. */
export function parseReceipt(stored: string | null): Receipt | undefined {
  const receipt = v.safeParse(StoredReceipt, stored)
  return receipt.success ? receipt.output : undefined
}

/** Stores a receipt for this tab. If storage is blocked, /checkout is shown without it. */
export function writeReceipt(receipt: Receipt): void {
  try {
    sessionStorage.setItem(RECEIPT_KEY, JSON.stringify(receipt))
  } catch {
    // The order doesn't depend on it.
  }
}

/** Called when a session ends, so that the tab's next shopper doesn't see it. */
export function clearReceipt(): void {
  try {
    sessionStorage.removeItem(RECEIPT_KEY)
  } catch {
    // Nothing was stored.
  }
}
