import { useLayoutEffect, useState } from 'react'
import { announce } from '@/notifications/toast'
import { withKeys } from './withKeys'

/** An item that has just left a list. */
export interface RemovedItem<T> {
  item: T
  /** All items with its _id, which are removed together. */
  items: readonly T[]
  text: string
  canUndo: boolean
  /** The _ids of the items before it, and of all that stayed. */
  before: readonly string[]
  rest: readonly string[]
}

/** A row of a list: an item, or the removal of one. */
export type Row<T> = { key: string; item: T } | { key: string; removal: RemovedItem<T> }

interface Options<T> {
  /** What an item is called; by default its name. */
  describe?: (item: T) => string
  /** What a screen reader announces, besides the row, when only `rest` stays in the list. */
  announcement?: (rest: readonly T[]) => string
  /** Adds all items of a removal again. */
  undo: (removal: RemovedItem<T>) => Promise<unknown>
}

/**
 * Remembers what was removed from a list last, while its page is open, so that a row in its place can
 * offer undo. The row is shown until the list has something new: the item itself, if the removal has
 * failed or was undone, or another one.
 *
 * @param list the list as it's shown; undefined while it isn't known
 */
export function useRemovals<T extends { _id: string; name: string }>(
  list: readonly T[] | undefined,
  { describe = ({ name }) => name, announcement, undo }: Options<T>,
) {
  const [removal, setRemoval] = useState<RemovedItem<T>>()
  const isOver = list?.some(({ _id }) => removal?.rest.includes(_id) === false) === true

  useLayoutEffect(() => {
    // The pressed button is gone. Pressing the same key again does nothing on the row.
    if (removal) document.querySelector<HTMLElement>('[data-removal]')?.focus()
  }, [removal])

  return {
    describe,
    undo,

    /**
     * Call it in the event that removes an item.
     *
     * @param text what has happened to it, if it isn't a removal that can be undone
     */
    add: ({ _id: id }: T, text?: string) => {
      const items = list?.filter(({ _id }) => _id === id) ?? []
      const [item] = items
      if (!list || !item) return
      const ids = list.map(({ _id }) => _id)
      setRemoval({
        item,
        items,
        text: text ?? `${describe(item)} removed`,
        canUndo: text === undefined,
        before: ids.slice(0, ids.indexOf(id)),
        rest: ids.filter((other) => other !== id),
      })
      if (announcement && text === undefined)
        announce(announcement(list.filter(({ _id }) => _id !== id)))
    },

    /** The list with a row for the removal, in the removed item's place. */
    rows: (items: readonly T[]): Row<T>[] => {
      const rows: Row<T>[] = withKeys(items)
      if (!removal || isOver) return rows
      const isBefore = (row: Row<T>) => 'item' in row && removal.before.includes(row.item._id)
      rows.splice(rows.findLastIndex(isBefore) + 1, 0, {
        key: `${removal.item._id} left`,
        removal,
      })
      return rows
    },
  }
}

export type Removals<T extends { _id: string; name: string }> = ReturnType<typeof useRemovals<T>>
