import { createInMemoryLock } from './locks'

/** What a mutation does to one product of a list: its membership, or its quantity there. */
export type MutationKind = 'add' | 'remove' | 'changeQuantity'

interface ProductQueue {
  /** How many mutations run or wait. */
  size: number
  /** The last membership mutation that was queued. */
  latest?: { kind: MutationKind }
  knownServerState?: 'present' | 'absent'
  failures: number
}

/**
 * The order in which mutations of one product reach the server: a lock for each product, shared by
 * quantity changes, which commute, and exclusive for membership.
 *
 * Waiting membership mutations collapse to the latest, which is skipped if the server already
 * matches. A removal is superseded by a later removal only: what is added after it starts anew, at
 * quantity 1. Operations queued before a failure are discarded: the list is refetched, and the
 * shopper decides on what it shows.
 */
export function createMutationQueue() {
  const lock = createInMemoryLock()
  const queues = new Map<string, ProductQueue>()
  const unknownOutcomes = new Set<string>()

  return {
    /** Whether a membership mutation has failed that may have reached the server all the same. */
    isOutcomeUnknown: (key: string) => unknownOutcomes.has(key),

    /** Calls `send` in its turn, or resolves to `superseded` when nothing is left to send. */
    async enqueue<T>(
      { key, kind }: { key: string; kind: MutationKind },
      send: () => Promise<T>,
      superseded: T,
      hasFailed: (reply: T) => boolean,
    ): Promise<T> {
      const queue = queues.get(key) ?? { size: 0, failures: 0 }
      queues.set(key, queue)
      queue.size += 1
      const { failures } = queue
      const self = { kind }
      if (kind !== 'changeQuantity') queue.latest = self

      const isSuperseded = () => {
        if (queue.failures !== failures) return true
        if (kind === 'changeQuantity') return queue.knownServerState === 'absent'
        if (queue.knownServerState === (kind === 'add' ? 'present' : 'absent')) return true
        return queue.latest !== self && (kind === 'add' || queue.latest?.kind === 'remove')
      }
      const changeQuantity = () => (isSuperseded() ? Promise.resolve(superseded) : send())
      const changeMembership = async () => {
        if (isSuperseded()) return superseded
        const reply = await send()
        if (hasFailed(reply)) {
          queue.failures += 1
          delete queue.knownServerState
          unknownOutcomes.add(key)
        } else {
          queue.knownServerState = kind === 'add' ? 'present' : 'absent'
          unknownOutcomes.delete(key)
        }
        return reply
      }

      try {
        return await (kind === 'changeQuantity'
          ? lock.request(key, 'shared', changeQuantity)
          : lock.request(key, 'exclusive', changeMembership))
      } finally {
        queue.size -= 1
        if (queue.size === 0) queues.delete(key)
      }
    },
  }
}
