import { createStore, del, entries, get } from 'idb-keyval'
import * as v from 'valibot'
import { CartItemSchema } from '../contract/entities'
import type { Fact } from './facts'
import { withLock } from './locks'

const common = { id: v.string(), user: v.string() }
const Line = { _id: v.string(), createdAt: v.string(), qty: v.number() }
const Begun = v.object({ ...Line, from: v.number() })
const MoveJob = v.object({
  ...common,
  kind: v.literal('moveToWishlist'),
  lines: v.tupleWithRest([CartItemSchema], CartItemSchema),
})
const OrderJob = v.object({
  ...common,
  kind: v.literal('paidOrder'),
  lines: v.array(v.object(Line)),
  begun: v.optional(v.array(Begun), []),
})

function toFact(job: unknown): Fact | undefined {
  if (v.is(MoveJob, job)) return { ...job, kind: 'moving' }
  const order = v.safeParse(OrderJob, job)
  if (!order.success) return undefined
  const { begun, lines, ...rest } = order.output
  const lowered = begun.map((line) => ({ ...line, stays: line.from - line.qty }))
  return { ...rest, kind: 'paid', lines: [...lines, ...lowered] }
}

/** Turns the jobs that version 0.1 has left in the browser's database into facts, and drops the rest. */
export async function adoptEarlierJobs(adopt: (fact: Fact) => void): Promise<void> {
  const database = createStore('frond-operations', 'operations')
  const adoptJob = ([id]: [string, unknown]) =>
    // A tab of that version may be working on it.
    withLock(`frond.operation.${id}`, async () => {
      const fact = toFact(await get(id, database))
      if (fact) adopt(fact)
      await del(id, database)
    })
  await Promise.all((await entries<string, unknown>(database)).map(adoptJob))
}
