/**
 * Rebuilds a list after failed mutations when it can't be refetched: products with a failed
 * mutation are taken from the last snapshot, all others from the screen.
 */
export function recoverFailedMutations<TItem extends { _id: string }>(
  shown: readonly TItem[],
  lastSnapshot: readonly TItem[],
  failed: ReadonlySet<string>,
): TItem[] {
  const restored = lastSnapshot.filter(({ _id }) => failed.has(_id))
  const kept = shown.filter(({ _id }) => !failed.has(_id))
  const position = new Map(lastSnapshot.map(({ _id }, index) => [_id, index]))
  const rank = ({ _id }: TItem) => position.get(_id) ?? lastSnapshot.length
  return [...restored, ...kept].sort((a, b) => rank(a) - rank(b))
}
