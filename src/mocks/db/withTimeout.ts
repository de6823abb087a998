import { delay } from 'msw'

/**
 * Rejects with `error` if `work` takes too long. The timeout is split into ten ticks: after a page
 * was frozen, an overdue timer mustn't fire before a response that has already arrived.
 */
export async function withTimeout<T>(
  milliseconds: number,
  work: Promise<T>,
  error: Error,
): Promise<T> {
  const state = { isDone: false }
  const timedOut = async (): Promise<never> => {
    for (let tick = 0; tick < 10 && !state.isDone; tick += 1) await delay(milliseconds / 10)
    throw error
  }
  try {
    return await Promise.race([work, timedOut()])
  } finally {
    state.isDone = true
  }
}
