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
  let getState: (() => unknown) | undefined
  let lastState: unknown
  let isFormer = false
  const isTravelling = () => isFormer || (getState !== undefined && getState() !== lastState)

  const middleware: Middleware = (store) => {
    lastState = store.getState()
    getState = () => store.getState()
    return (next) => (action) => {
      const before: unknown = store.getState()
      isFormer = isTravelling()
      const result = next(action)
      lastState = store.getState()
      if (lastState !== before) isFormer = false
      return result
    }
  }
  return { middleware, isTravelling }
}
