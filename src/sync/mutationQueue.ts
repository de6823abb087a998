import type { MutationKind } from '../api/api'
import { createInMemoryLock } from './locks'

interface ProductQueue {
  /** How many mutations run or wait. */
  size: number
  /** The last membership mutation that was queued. */
  latest?: { kind: MutationKind }
  knownServerState?: 'present' | 'absent' | undefined
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
      const isMembership = kind !== 'changeQuantity'
      if (isMembership) queue.latest = self
      const wanted = kind === 'add' ? 'present' : 'absent'
      const isSuperseded = () => {
        if (queue.failures !== failures) return true
        if (!isMembership) return queue.knownServerState === 'absent'
        if (queue.knownServerState === wanted) return true
        return queue.latest !== self && (kind === 'add' || queue.latest?.kind === 'remove')
      }
      const run = async () => {
        if (isSuperseded()) return superseded
        const reply = await send()
        if (!isMembership) return reply
        const isFailure = hasFailed(reply)
        queue.knownServerState = isFailure ? undefined : wanted
        if (isFailure) queue.failures += 1
        unknownOutcomes[isFailure ? 'add' : 'delete'](key)
        return reply
      }
      try {
        return await lock.request(key, isMembership ? 'exclusive' : 'shared', run)
      } finally {
        queue.size -= 1
        if (queue.size === 0) queues.delete(key)
      }
    },
  }
}
