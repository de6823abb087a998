import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { announce } from '../notifications/toast'
import { moveFocusBeforeRemoval } from './moveFocusBeforeRemoval'
import { withKeys } from './withKeys'

/** For how long a removal can be undone. */
export const UNDO_SECONDS = 20

/** An entry that has been removed from a list. */
export interface Removal<T> {
  entry: T
  /** All entries with its _id, which are removed together. */
  entries: readonly T[]
  /** The list's _ids before the removal, in order. */
  order: readonly string[]
  kind: 'removed' | 'moved'
}

/** A row of a list: an entry, or the removal of one. */
export type Row<T> = { key: string; entry: T } | { key: string; removal: Removal<T> }

function idOf<T extends { _id: string }>(row: Row<T>): string {
  return 'entry' in row ? row.entry._id : row.removal.entry._id
}

interface Options<T> {
  /** What an entry is called; by default its name. */
  describe?: (entry: T) => string
  /** What a screen reader announces when an entry leaves `rest`. */
  announcement?: (entry: T, rest: readonly T[]) => string
  /** The list as it is now; by default, as it was rendered. */
  read?: () => readonly T[]
  /** Adds all entries of a removal again; resolves to 'done' unless that has failed. */
  undo: (removal: Removal<T>) => Promise<string>
}

/**
 * Remembers what is removed from a list while its page is open, so that a row in its place can offer
 * undo. A removal ends when its entry is in the list again: it has failed or been undone, or the entry
 * was added again. `add`, `forget` and `restore` are stable.
 *
 * @param list the list as it's shown; undefined while it isn't known
 */
export function useRemovals<T extends { _id: string; name: string }>(
  list: readonly T[] | undefined,
  options: Options<T>,
) {
  const { describe = ({ name }: T) => name, announcement, undo, read = () => list ?? [] } = options
  const latest = useRef({ read, describe, announcement, undo })
  useLayoutEffect(() => {
    latest.current = { read, describe, announcement, undo }
  })
  const [removals, setRemovals] = useState<readonly Removal<T>[]>([])
  const isBack = ({ entry }: Removal<T>) => list?.some(({ _id }) => _id === entry._id) === true
  if (removals.some(isBack)) setRemovals(removals.filter((removal) => !isBack(removal)))

  const forget = useCallback((id: string) => {
    setRemovals((current) => current.filter(({ entry }) => entry._id !== id))
  }, [])

  const add = useCallback(
    (button: Element, { _id: id }: Pick<T, '_id'>, kind: Removal<T>['kind'] = 'removed') => {
      const { read, announcement, describe } = latest.current
      const list = read()
      const entries = list.filter(({ _id }) => _id === id)
      const [entry] = entries
      if (!entry) return
      moveFocusBeforeRemoval(button)
      const removal: Removal<T> = { entry, entries, order: list.map(({ _id }) => _id), kind }
      setRemovals((current) => [...current, removal])
      if (announcement)
        announce(
          announcement(
            entry,
            list.filter(({ _id }) => _id !== id),
          ),
        )
      if (kind === 'removed')
        announce(`To keep ${describe(entry)}, press Undo within ${String(UNDO_SECONDS)} seconds.`)
    },
    [],
  )

  const restore = useCallback(async (removal: Removal<T>) => {
    const outcome = await latest.current.undo(removal)
    if (outcome !== 'done')
      setRemovals((current) => [...current.filter((other) => other !== removal), removal])
  }, [])

  return {
    /** Call it with the pressed button, in the event in which an entry is removed. Moves the focus. */
    add,
    describe,
    forget,
    /** Undoes a removal. If that fails, the removal is shown again. */
    restore,
    /** The list with a row for each removal, in the removed entry's place. */
    rows: (entries: readonly T[]): Row<T>[] => {
      const rows: Row<T>[] = withKeys(entries)
      for (const removal of removals.filter((removal) => !isBack(removal))) {
        const { _id } = removal.entry
        const before = removal.order.slice(0, removal.order.indexOf(_id))
        const index = rows.findLastIndex((row) => before.includes(idOf(row))) + 1
        rows.splice(index, 0, { key: `${_id} left`, removal })
      }
      return rows
    },
  }
}

export type Removals<T extends { _id: string; name: string }> = ReturnType<typeof useRemovals<T>>
