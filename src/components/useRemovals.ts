import { useCallback, useState } from 'react'

/** An entry that has just left a list. */
export interface Removal<T> {
  entry: T
  /** The _ids of the list that it left, in their order. */
  order: readonly string[]
  kind: 'removed' | 'moved'
}

/** A row of a list: an entry, or what tells of one that has left. */
export type Row<T> = { key: string; entry: T } | { key: string; removal: Removal<T> }

/** Entries in a remembered order, those that it does not name behind them as they are. */
function inOrder<T extends { _id: string }>(entries: readonly T[], order: readonly string[]): T[] {
  const rank = ({ _id }: T) => (order.includes(_id) ? order.indexOf(_id) : order.length)
  return entries.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Remembers what leaves a list while its page is open, so that the place where it was can offer to
 * undo that, and an entry that comes back stands where it stood. All functions but `rows` stay the
 * same.
 */
export function useRemovals<T extends { _id: string }>() {
  const [removals, setRemovals] = useState<readonly Removal<T>[]>([])
  const [order, setOrder] = useState<readonly string[]>([])

  const forget = useCallback((id: string) => {
    setRemovals((current) => current.filter(({ entry }) => entry._id !== id))
  }, [])

  const add = useCallback((entry: T, list: readonly T[], kind: Removal<T>['kind'] = 'removed') => {
    const removal = { entry, order: list.map(({ _id }) => _id), kind }
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
    /** Called as an entry comes back: it is to stand where it stood. */
    restore,
    /** The list with a row for each entry that has just left it. */
    rows: (keyed: readonly { key: string; entry: T }[]): Row<T>[] => {
      const keys = new Map(keyed.map(({ key, entry }) => [entry, key]))
      const entries = inOrder(
        keyed.map(({ entry }) => entry),
        order,
      )
      const rows = entries.map((entry): { id: string; row: Row<T> } => ({
        id: entry._id,
        row: { key: keys.get(entry) ?? entry._id, entry },
      }))
      for (const removal of removals) {
        const { _id } = removal.entry
        // Where it is there again, there is nothing to undo.
        if (rows.some(({ id }) => id === _id)) continue
        const before = removal.order.slice(0, removal.order.indexOf(_id))
        const place = rows.findLastIndex(({ id }) => before.includes(id)) + 1
        rows.splice(place, 0, { id: _id, row: { key: `${_id} left`, removal } })
      }
      return rows.map(({ row }) => row)
    },
  }
}
