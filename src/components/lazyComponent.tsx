import { type ComponentType, lazy } from 'react'
import { loadUnlessLeft } from '../platform/leavingPage'

/** Callbacks that each clear one failed load. */
const renewals = new Set<() => void>()

/**
 * Lets every component that failed to load retry the next time it renders. Call it once an error
 * boundary shows the failure; any earlier, the component would retry in an endless loop.
 */
export function renewFailedComponents(): void {
  for (const renew of renewals) renew()
  renewals.clear()
}

/**
 * Like React's `lazy`, but a failed load isn't permanent: after `renewFailedComponents` it's
 * retried. Without that, a page that's missing offline stays so once back online (F57).
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const loadOnce = () =>
    lazy(() =>
      loadUnlessLeft(load).catch((error: unknown) => {
        renewals.add(renew)
        throw error
      }),
    )
  let Lazy: ComponentType<P> = loadOnce()
  const renew = () => {
    Lazy = loadOnce()
  }
  return function LazyComponent(props: P) {
    return <Lazy {...props} />
  }
}
