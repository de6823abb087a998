import type { Middleware } from '@reduxjs/toolkit'

/**
 * Notices when Redux DevTools show a former state: then the state changes without an action, and
 * actions change nothing. Whatever the screen asks for meanwhile must not reach the backend.
 */
export function createTimeTravel() {
  let lastState: unknown
  let isTravelling = false
  const middleware: Middleware = (store) => (next) => (action) => {
    const before: unknown = store.getState()
    if (lastState !== undefined && before !== lastState) isTravelling = true
    const result = next(action)
    lastState = store.getState()
    if (lastState !== before) isTravelling = false
    return result
  }
  return { middleware, isTravelling: () => isTravelling }
}
