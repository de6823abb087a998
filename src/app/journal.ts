import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import * as v from 'valibot'
import { ProductSchema } from '../contract/entities'
import { alone } from './locks'

/** Milliseconds after which a database that does not answer is given up. */
const PATIENCE_MS = 3000

const common = { id: v.string(), user: v.string() }

/** 'Move to Wishlist': the product is on its way from the cart to the wishlist. */
const MoveSchema = v.object({
  ...common,
  kind: v.literal('move'),
  product: ProductSchema,
  qty: v.number(),
  /** Whether it was taken out of the cart, which is asked where not; missing until it was tried. */
  hasLeft: v.optional(v.boolean()),
})
export type Move = v.InferOutput<typeof MoveSchema>

/** A paid order whose lines have not all left the cart yet. */
const PaidSchema = v.object({
  ...common,
  kind: v.literal('paid'),
  lines: v.array(v.object({ _id: v.string(), createdAt: v.string(), qty: v.number() })),
})
export type Paid = v.InferOutput<typeof PaidSchema>

const EntrySchema = v.variant('kind', [MoveSchema, PaidSchema])
export type Entry = v.InferOutput<typeof EntrySchema>

/**
 * What takes more than one call, written down before the first and struck out after the last,
 * so that a reload, a logout or a lost connection between them loses nothing.
 * Entries are of one user and outlive the session.
 */
export interface Journal {
  write: (entry: Entry) => Promise<void>
  strikeOut: (entry: Entry) => Promise<void>
  /** The open entries of a user. */
  of: (user: string) => Promise<Entry[]>
  /** Runs `work` alone among all tabs; a later caller for the same entry waits. */
  alone: (entry: Pick<Entry, 'id'>, work: () => Promise<void>) => Promise<void>
}

/** A journal in the browser (IndexedDB); what that refuses is kept as long as the page lives. */
export function createJournal(patience = PATIENCE_MS): Journal {
  const refused = new Map<string, Entry>()
  let database = open()

  /** Asks the database; `otherwise` when it refuses, or is silent, as it then stays. */
  async function ask<T>(work: (entries: UseStore) => Promise<T>, otherwise: T): Promise<T> {
    if (!database) return otherwise
    let timer: ReturnType<typeof setTimeout> | undefined
    const silence = new Promise<T>((resolve) => {
      timer = setTimeout(() => {
        database = null
        resolve(otherwise)
      }, patience)
    })
    try {
      return await Promise.race([work(database), silence])
    } catch {
      return otherwise
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async write(entry) {
      const isStored = await ask((store) => set(entry.id, entry, store).then(() => true), false)
      // Not in both: another tab may strike out what is stored.
      if (!isStored) refused.set(entry.id, entry)
    },
    async strikeOut({ id }) {
      refused.delete(id)
      await ask((store) => del(id, store), undefined)
    },
    async of(user) {
      const stored = await ask((store) => entries<string, unknown>(store), [])
      // What is no entry (damaged, of a later version) is left where it is and not acted on.
      return [...stored.map(([, entry]) => entry), ...refused.values()]
        .filter((entry) => v.is(EntrySchema, entry))
        .filter((entry) => entry.user === user)
    },
    alone: ({ id }, work) => alone(`frond.journal.${id}`, work),
  }
}

function open(): UseStore | null {
  try {
    return typeof indexedDB === 'undefined' ? null : createStore('frond-journal', 'entries')
  } catch {
    // The browser forbids even to ask.
    return null
  }
}
