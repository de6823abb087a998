import { useState } from 'react'
import { announce } from '../notifications/toast'
import { moveFocusBeforeRemoval } from './moveFocusBeforeRemoval'
import { withKeys } from './withKeys'

/** For how long a removal can be undone. */
export const UNDO_SECONDS = 20

/** An entry that is being removed from a list, or has been. */
export interface Removal<T> {
  entry: T
  /** All entries with its _id, which are removed together. */
  entries: readonly T[]
  /** The list's _ids before the removal, in order. */
  order: readonly string[]
  kind: 'removed' | 'moved'
  /** 'leaving' while the list still holds it, 'undoing' until the backend has replied. */
  status: 'leaving' | 'left' | 'undoing'
}

/** A row of a list: an entry, or the removal of one. */
export type Row<T> = { key: string; entry: T } | { key: string; removal: Removal<T> }

function idOf<T extends { _id: string }>(row: Row<T>): string {
  return 'entry' in row ? row.entry._id : row.removal.entry._id
}

/**
 * The removals after a change of the list. A removal ends when its entry is in the list again,
 * because the removal failed or the entry was added again.
 */
function afterChange<T extends { _id: string }>(
  removals: readonly Removal<T>[],
  list: readonly T[],
): readonly Removal<T>[] {
  const isThere = ({ entry }: Removal<T>) => list.some(({ _id }) => _id === entry._id)
  const next = removals.flatMap((removal) => {
    if (removal.status === 'leaving' && !isThere(removal))
      return { ...removal, status: 'left' as const }
    return removal.status === 'left' && isThere(removal) ? [] : removal
  })
  const isSame =
    next.length === removals.length && next.every((one, index) => one === removals[index])
  return isSame ? removals : next
}

interface Options<T> {
  /** What an entry is called; by default its name. */
  describe?: (entry: T) => string
  /** What a screen reader announces when an entry leaves `rest`. */
  announcement?: (entry: T, rest: readonly T[]) => string
  /** Adds all entries of a removal again; resolves once the backend has replied. */
  undo: (removal: Removal<T>) => Promise<unknown>
}

/**
 * Remembers what is removed from a list while its page is open, so that a row in its place can
 * offer undo.
 *
 * @param list the list as it's shown; undefined while it isn't known
 */
export function useRemovals<T extends { _id: string; name: string }>(
  list: readonly T[] | undefined,
  options: Options<T>,
) {
  const { describe = ({ name }: T) => name, announcement, undo } = options
  const [removals, setRemovals] = useState<readonly Removal<T>[]>([])
  const followed = list ? afterChange(removals, list) : removals
  if (followed !== removals) setRemovals(followed)

  const forget = (id: string) => {
    setRemovals((current) => current.filter(({ entry }) => entry._id !== id))
  }

  const add = (button: Element, { _id: id }: T, kind: Removal<T>['kind'] = 'removed') => {
    const isEntry = ({ _id }: T) => _id === id
    const entry = list?.find(isEntry)
    if (!list || !entry) return
    moveFocusBeforeRemoval(button)
    const removal: Removal<T> = {
      entry,
      entries: list.filter(isEntry),
      order: list.map(({ _id }) => _id),
      kind,
      status: 'leaving',
    }
    setRemovals((current) => [...current.filter((other) => !isEntry(other.entry)), removal])
    const rest = list.filter((other) => !isEntry(other))
    if (announcement) announce(announcement(entry, rest))
    if (kind === 'removed')
      announce(`To keep ${describe(entry)}, press Undo within ${String(UNDO_SECONDS)} seconds.`)
  }

  const restore = (removal: Removal<T>) => {
    const undoing: Removal<T> = { ...removal, status: 'undoing' }
    setRemovals((current) => current.map((other) => (other === removal ? undoing : other)))
    void undo(removal).then(() => {
      setRemovals((current) =>
        current.map((other) => (other === undoing ? { ...undoing, status: 'left' } : other)),
      )
    })
  }

  return {
    /** Call it with the pressed button before an entry is removed: moves the focus, and announces it. */
    add,
    describe,
    forget,
    /** Undoes a removal. If that fails, the removal is shown again. */
    restore,
    /** The list with a row for each removal, in the removed entry's place. */
    rows: (entries: readonly T[]): Row<T>[] => {
      const rows: Row<T>[] = withKeys(entries)
      for (const removal of removals) {
        const { _id } = removal.entry
        // Not removed yet, or in the list again, so there's nothing to undo.
        if (rows.some((row) => idOf(row) === _id)) continue
        const before = removal.order.slice(0, removal.order.indexOf(_id))
        const index = rows.findLastIndex((row) => before.includes(idOf(row))) + 1
        rows.splice(index, 0, { key: `${_id} left`, removal })
      }
      return rows
    },
  }
}

export type Removals<T extends { _id: string; name: string }> = ReturnType<typeof useRemovals<T>>
