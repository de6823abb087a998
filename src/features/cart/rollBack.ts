/**
 * A list on which some changes have failed, when the backend can't be asked what holds: the
 * products of the failed changes stand as they were last read, the others as they are shown.
 */
export function rollBack<TItem extends { _id: string }>(
  shown: readonly TItem[],
  lastRead: readonly TItem[],
  failed: ReadonlySet<string>,
): TItem[] {
  const restored = lastRead.filter(({ _id }) => failed.has(_id))
  const kept = shown.filter(({ _id }) => !failed.has(_id))
  const position = new Map(lastRead.map(({ _id }, index) => [_id, index]))
  const rank = ({ _id }: TItem) => position.get(_id) ?? lastRead.length
  return [...restored, ...kept].sort((a, b) => rank(a) - rank(b))
}
