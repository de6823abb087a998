/**
 * Gives each item of a list a unique key. An _id can occur twice, because the backend doesn't
 * prevent adding the same product again (Spec §5).
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
