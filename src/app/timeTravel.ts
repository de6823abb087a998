import type { Middleware } from '@reduxjs/toolkit'

/**
 * Notices when Redux DevTools show a former state: then the state changes without an action, and
 * actions change nothing. Whatever the screen asks for meanwhile must not reach the backend, and
 * must not lead to another page.
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
