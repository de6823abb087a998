import type {
  DevToolsEnhancerOptions,
  StoreEnhancerStoreCreator,
  UnknownAction,
} from '@reduxjs/toolkit'

/** An entry of Redux DevTools: an action and the state after it, as sanitized. */
interface Entry {
  type: string
  text: string
}

export const devTools: { names: (string | undefined)[]; log: Entry[] } = { names: [], log: [] }

function recordingStore(
  { actionSanitizer, stateSanitizer }: DevToolsEnhancerOptions,
  createStore: StoreEnhancerStoreCreator,
): StoreEnhancerStoreCreator {
  const note = (action: UnknownAction, state: unknown) => {
    const id = devTools.log.length
    const shown = actionSanitizer?.(action, id) ?? action
    // As text, which is how the extension posts it to another process.
    const text = JSON.stringify([shown, stateSanitizer?.(state, id) ?? state])
    devTools.log.push({ type: shown.type, text })
  }
  return (reducer, preloadedState) =>
    createStore((state, action) => {
      const next = reducer(state, action)
      note({ ...action }, next)
      return next
    }, preloadedState)
}

type Enhance = (inner: StoreEnhancerStoreCreator) => StoreEnhancerStoreCreator

// Redux Toolkit looks for the extension once, when it is loaded: import this module first.
Reflect.set(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', (options: DevToolsEnhancerOptions) => {
  devTools.names.push(options.name)
  return (...enhancers: Enhance[]): Enhance =>
    (createStore) =>
      enhancers.reduceRight(
        (inner, enhance) => enhance(inner),
        recordingStore(options, createStore),
      )
})
