import type { Middleware } from '@reduxjs/toolkit'

declare module './types' {
  interface Services {
    timeTravel: ReturnType<typeof createTimeTravel>
  }
}

/**
 * Detects when Redux DevTools show an earlier state: the state then changes without an action, and
 * actions change nothing. Meanwhile no request reaches the backend and no guard redirects.
 */
export function createTimeTravel() {
  let isTravelling = () => false
  const middleware: Middleware = (store) => {
    let latest: unknown = store.getState()
    isTravelling = () => store.getState() !== latest
    return (next) => (action) => {
      const before: unknown = store.getState()
      const result = next(action)
      if (store.getState() !== before) latest = store.getState()
      return result
    }
  }
  return { middleware, isTravelling: () => isTravelling() }
}
