import { HttpError } from '@/mocks/respond'

interface QueueOptions {
  /** Operations that run at the same time. */
  concurrency: number
  /** Operations that may wait. The next one fails with 503. */
  maxWaiting: number
}

/** Creates a bounded queue. */
export function createQueue({ concurrency, maxWaiting }: QueueOptions) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running === concurrency) {
      if (waiting.length >= maxWaiting)
        throw new HttpError(503, 'The server is busy. Try again in a few seconds.', {
          'retry-after': '5',
        })
      // A finished task passes its turn on, so `running` doesn't change.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Creates a queue per key. A key's queue is removed when it's empty. */
export function createQueues(options: QueueOptions) {
  const queues = new Map<string, { enqueue: ReturnType<typeof createQueue>; users: number }>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const queue = queues.get(key) ?? { enqueue: createQueue(options), users: 0 }
    queues.set(key, queue)
    queue.users += 1
    try {
      return await queue.enqueue(work)
    } finally {
      queue.users -= 1
      if (queue.users === 0) queues.delete(key)
    }
  }
}
