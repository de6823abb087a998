/**
 * Gives each item of a list a unique key. An _id can occur twice, because the backend doesn't
 * prevent adding the same product again (Spec §5).
 */
export function withKeys<T extends { _id: string }>(
  items: readonly T[],
): { key: string; item: T }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const occurrence = (seen.get(item._id) ?? 0) + 1
    seen.set(item._id, occurrence)
    return { key: `${item._id} ${String(occurrence)}`, item }
  })
}
