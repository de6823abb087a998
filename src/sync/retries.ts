import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { AppThunk, StartListening } from '../store/types'

const FIRST_PAUSE_MS = 4000

/** Maximum number of retries on one page, which take about half an hour. */
const TRIES = 8

/** A job has failed and has to be tried again. */
export const retryNeeded = createAction('jobs/retryNeeded')
/** The browser is online again. */
export const cameOnline = createAction('app/cameOnline')

/** Twice as long each time, with jitter so that tabs don't retry simultaneously. */
const backoff = (attempt: number) => FIRST_PAUSE_MS * 2 ** attempt * (0.75 + Math.random() / 2)

/**
 * Calls `retry` when a session starts and when the browser is online again, and then a few times
 * with growing pauses, until it resolves to true.
 */
export function addRetries(
  startListening: StartListening,
  sessionStarted: (action: UnknownAction) => action is UnknownAction,
  retry: () => AppThunk<Promise<boolean>>,
): void {
  startListening({
    matcher: isAnyOf(sessionStarted, cameOnline, retryNeeded),
    effect: async (action, listener) => {
      listener.cancelActiveListeners()
      if (!retryNeeded.match(action) && (await listener.dispatch(retry()))) return
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        await listener.delay(backoff(attempt))
        if (await listener.dispatch(retry())) return
      }
    },
  })
}
