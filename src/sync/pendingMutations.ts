import type { ListTag } from '../api/api'

declare module '../store/types' {
  interface Services {
    pendingMutations: ReturnType<typeof createPendingMutations>
  }
}

/** Counts the mutations in flight, by list and user. */
export function createPendingMutations() {
  const counts = new Map<string, number>()
  const keyOf = (list: ListTag, user: string) => `${list} ${user}`
  return {
    isPending: (list: ListTag, user: string) => counts.has(keyOf(list, user)),

    /** Counts a mutation until the returned function is called, which returns whether it was the last. */
    start(list: ListTag, user: string): () => boolean {
      const key = keyOf(list, user)
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return () => {
        const left = (counts.get(key) ?? 1) - 1
        if (left === 0) counts.delete(key)
        else counts.set(key, left)
        return left === 0
      }
    },
  }
}
