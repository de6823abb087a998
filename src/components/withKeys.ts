/**
 * Gives each entry of a list a key of its own. An _id alone may stand twice: the backend does
 * not prevent adding a product to the cart or wishlist again (Spec §5).
 */
export function withKeys<T extends { _id: string }>(
  entries: readonly T[],
): { key: string; entry: T }[] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const occurrence = (seen.get(entry._id) ?? 0) + 1
    seen.set(entry._id, occurrence)
    return { key: `${entry._id} ${String(occurrence)}`, entry }
  })
}
