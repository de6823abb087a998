import { useCallback, useState } from 'react'
import { withKeys } from './withKeys'

/** An entry that is being removed from a list, or has been. */
export interface Removal<T> {
  entry: T
  /** All entries with its _id, which are removed together. */
  entries: readonly T[]
  /** False while the list still holds it. */
  hasLeft: boolean
  /** The list's _ids before the removal, in order. */
  order: readonly string[]
  kind: 'removed' | 'moved'
}

/** A row of a list: an entry, or the removal of one. */
export type Row<T> = { key: string; entry: T } | { key: string; removal: Removal<T> }

function idOf<T extends { _id: string }>(row: Row<T>): string {
  return 'entry' in row ? row.entry._id : row.removal.entry._id
}

/**
 * The removals after a change of the list. A removal ends when its entry is back, because it failed
 * or the entry was added again.
 */
function afterChange<T extends { _id: string }>(
  removals: readonly Removal<T>[],
  list: readonly T[],
): readonly Removal<T>[] {
  const isThere = ({ entry }: Removal<T>) => list.some(({ _id }) => _id === entry._id)
  if (removals.every((removal) => removal.hasLeft !== isThere(removal))) return removals
  return removals
    .filter((removal) => !removal.hasLeft || !isThere(removal))
    .map((removal) => ({ ...removal, hasLeft: !isThere(removal) }))
}

/**
 * Remembers what is removed from a list while its page is open, so that a row in its place can
 * offer undo, and a restored entry returns to its place. All functions but `rows` are stable.
 *
 * @param list the list as it's shown; undefined while it isn't known
 */
export function useRemovals<T extends { _id: string }>(list: readonly T[] | undefined) {
  const [removals, setRemovals] = useState<readonly Removal<T>[]>([])
  const [order, setOrder] = useState<readonly string[]>([])
  const followed = list ? afterChange(removals, list) : removals
  if (followed !== removals) setRemovals(followed)

  const forget = useCallback((id: string) => {
    setRemovals((current) => current.filter(({ entry }) => entry._id !== id))
  }, [])

  const add = useCallback((entry: T, from: readonly T[], kind: Removal<T>['kind'] = 'removed') => {
    const removal = {
      entry,
      entries: from.filter(({ _id }) => _id === entry._id),
      hasLeft: false,
      order: from.map(({ _id }) => _id),
      kind,
    }
    setRemovals((current) => [...current.filter((other) => other.entry._id !== entry._id), removal])
  }, [])

  const restore = useCallback(
    (removal: Removal<T>) => {
      setOrder(removal.order)
      forget(removal.entry._id)
    },
    [forget],
  )

  return {
    /** Call it when an entry is removed. */
    add,
    forget,
    /** Call it when a removal is undone. */
    restore,
    /** The list with a row for each removal, in the removed entry's place. */
    rows: (entries: readonly T[]): Row<T>[] => {
      // Entries that aren't in the remembered order come last.
      // The first of equal _ids counts.
      const ranks = new Map(order.map((id, rank): [string, number] => [id, rank]).toReversed())
      const rank = ({ _id }: T) => ranks.get(_id) ?? order.length
      const rows: Row<T>[] = withKeys(entries).toSorted((a, b) => rank(a.entry) - rank(b.entry))
      for (const removal of removals) {
        const { _id } = removal.entry
        // Not removed yet, so there is nothing to undo.
        if (rows.some((row) => idOf(row) === _id)) continue
        const before = removal.order.slice(0, removal.order.indexOf(_id))
        const place = rows.findLastIndex((row) => before.includes(idOf(row))) + 1
        rows.splice(place, 0, { key: `${_id} left`, removal })
      }
      return rows
    },
  }
}
