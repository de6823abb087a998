import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { AppThunk, StartListening } from '../store/types'

const FIRST_PAUSE_MS = 4000
const LONGEST_PAUSE_MS = 15 * 60_000

/** Work is unfinished and has to be retried. */
export const retryNeeded = createAction('app/retryNeeded')
/** The browser is online again. */
export const cameOnline = createAction('app/cameOnline')

/** Exponential backoff with a maximum, and jitter so that tabs don't retry simultaneously. */
function backoff(attempt: number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt)
  return pause * (0.75 + Math.random() / 2)
}

/**
 * The one place that retries: one timer for all unfinished work, with growing pauses; at once when
 * a session starts and when the connection is back (F9, F10, F26, F43, F44, F66, F67).
 *
 * @param retries each resolves to true when done
 */
export function addRetryLoop(
  startListening: StartListening,
  sessionStarted: (action: UnknownAction) => action is UnknownAction,
  retries: readonly (() => AppThunk<Promise<boolean>>)[],
): void {
  /** The running loop, if any. */
  const running = new Set<object>()
  let needs = 0
  startListening({
    matcher: isAnyOf(sessionStarted, cameOnline, retryNeeded),
    effect: async (action, listener) => {
      const isWoken = !retryNeeded.match(action)
      if (!isWoken) needs += 1
      if (!isWoken && running.size > 0) return
      listener.cancelActiveListeners()
      running.clear()
      running.add(listener)
      try {
        for (let attempt = isWoken ? -1 : 0; ; attempt += 1) {
          if (attempt >= 0) await listener.delay(backoff(attempt))
          const needsBefore = needs
          const results = await Promise.all(retries.map((retry) => listener.dispatch(retry())))
          if (results.every(Boolean) && needs === needsBefore) return
        }
      } finally {
        running.delete(listener)
      }
    },
  })
}
