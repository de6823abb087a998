import { useCallback, useState } from 'react'
import { withKeys } from './withKeys'

/** An entry that leaves a list, or has just left it. */
export interface Removal<T> {
  entry: T
  /** All entries of its _id: they leave together. */
  entries: readonly T[]
  /** False while the list still holds it. */
  hasLeft: boolean
  /** The _ids of the list that it left, in their order. */
  order: readonly string[]
  kind: 'removed' | 'moved'
}

/** A row of a list: an entry, or the removal of one that has left. */
export type Row<T> = { key: string; entry: T } | { key: string; removal: Removal<T> }

function idOf<T extends { _id: string }>(row: Row<T>): string {
  return 'entry' in row ? row.entry._id : row.removal.entry._id
}

/**
 * What is remembered once a list has changed. An entry that's back, since its removal failed or
 * somebody added it, is forgotten: its next removal is another one.
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
 * Remembers what leaves a list while its page is open, so that a row in its place can offer to undo
 * that, and an entry that comes back stands where it stood. All functions but `rows` are stable.
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
    /** Called as an entry leaves. */
    add,
    forget,
    /** Called as an entry comes back: it goes where it stood. */
    restore,
    /** The list with a row for each entry that has just left it. */
    rows: (entries: readonly T[]): Row<T>[] => {
      // Entries that aren't in the remembered order come last.
      const rank = ({ _id }: T) => (order.includes(_id) ? order.indexOf(_id) : order.length)
      const rows: Row<T>[] = withKeys(entries).toSorted((a, b) => rank(a.entry) - rank(b.entry))
      for (const removal of removals) {
        const { _id } = removal.entry
        // Until it leaves, there is nothing to undo.
        if (rows.some((row) => idOf(row) === _id)) continue
        const before = removal.order.slice(0, removal.order.indexOf(_id))
        const place = rows.findLastIndex((row) => before.includes(idOf(row))) + 1
        rows.splice(place, 0, { key: `${_id} left`, removal })
      }
      return rows
    },
  }
}
