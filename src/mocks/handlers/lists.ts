import type { RequestHandler } from 'msw'
import * as v from 'valibot'
import { calls } from '@/contract/callTable'
import { type ListField, lists } from '@/contract/lists'
import type { HandlerContext } from './context'

const SentItem = v.looseObject({ _id: v.optional(v.string()) })
type SentItem = v.InferOutput<typeof SentItem>

/** The item in the body of an addition: its only field, `product` or `address`. */
function onlyFieldOf(body: unknown): SentItem {
  const [field] = Object.values(v.parse(v.looseObject({}), body))
  return v.parse(SentItem, field)
}

const isListField = (name: string): name is ListField => Object.hasOwn(lists, name)

/** What each call of a stored list does (Spec §3, §4 and §7). */
export function listHandlers({ on, plants, now }: HandlerContext): RequestHandler[] {
  /** A known product gets the catalogue's fields, whatever price was sent. */
  const withCurrentProduct = (sent: SentItem): SentItem =>
    plants.find(({ _id }) => _id === sent._id) ?? sent

  /** What is stored of an item, unless it's stored as sent. */
  const rules: Partial<Record<ListField, (sent: SentItem) => SentItem>> = {
    cart: (sent) => ({ ...withCurrentProduct(sent), qty: 1 }),
    wishlist: withCurrentProduct,
  }

  /** Reads a list, adds to it and removes from it. */
  const handlersOf = (field: ListField): RequestHandler[] => {
    const { read, add, remove } = lists[field].calls
    const rule = rules[field] ?? ((sent) => sent)
    return [
      on(calls[read], ({ user }) => ({ [field]: user[field] })),

      on(calls[add], async ({ body, update }) => {
        const sent = onlyFieldOf(body)
        // An item with an empty id couldn't be changed or removed.
        const _id = sent._id === undefined || sent._id === '' ? crypto.randomUUID() : sent._id
        const item = { ...rule(sent), _id, createdAt: now(), updatedAt: now() }
        const user = await update((before) => ({ [field]: [...before[field], item] }))
        return { [field]: user[field] }
      }),

      on(calls[remove], async ({ params, update }) => {
        const [id] = Object.values(params)
        const user = await update((before) => ({
          [field]: before[field].filter(({ _id }) => _id !== id),
        }))
        return { [field]: user[field] }
      }),
    ]
  }

  return [
    ...Object.keys(lists).filter(isListField).flatMap(handlersOf),

    on('cartQty', async ({ params: { productId }, body: { action }, update }) => {
      const step = action.type === 'increment' ? 1 : -1
      const { cart } = await update((user) => ({
        cart: user.cart.map((item) =>
          item._id === productId ? { ...item, qty: item.qty + step, updatedAt: now() } : item,
        ),
      }))
      return { cart }
    }),

    on('addressEdit', async ({ params: { addressId }, body, update }) => {
      const { address } = await update((user) => ({
        address: user.address.map((item) => {
          const { _id, createdAt } = item
          return _id === addressId ? { ...body.address, _id, createdAt, updatedAt: now() } : item
        }),
      }))
      return { address }
    }),
  ]
}
