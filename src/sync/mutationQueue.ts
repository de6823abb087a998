import type { MutationKind } from '../api/api'
import { createInMemoryLock } from './locks'

declare module '../store/types' {
  interface Services {
    mutationQueue: ReturnType<typeof createMutationQueue>
  }
}

interface ProductQueue {
  /** Number of running and waiting mutations. */
  size: number
  /** The membership mutation queued last. */
  latest?: { kind: MutationKind }
  knownServerState?: 'present' | 'absent' | undefined
  failures: number
}

/**
 * Orders the mutations of each product with a lock: shared for quantity changes, which commute, and
 * exclusive for membership changes.
 *
 * Queued membership changes collapse to the latest; it is skipped if the server already matches.
 * Only a later removal supersedes a removal, because an addition after it starts over at quantity
 * 1. Operations queued before a failure are discarded: the list is refetched and the shopper can
 * decide again.
 */
export function createMutationQueue() {
  const lock = createInMemoryLock()
  const queues = new Map<string, ProductQueue>()
  const unknownOutcomes = new Set<string>()

  return {
    /** True after a membership change failed that may still have reached the server. */
    isOutcomeUnknown: (key: string) => unknownOutcomes.has(key),

    /**
     * Calls `send` when its turn comes, or resolves to `superseded` if there's nothing left to
     * send.
     */
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
