/**
 * A list after some mutations have failed, when the server can't be asked what holds: the products
 * of the failed ones stand as in the last snapshot, the others as they are shown.
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
