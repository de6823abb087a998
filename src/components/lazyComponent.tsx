import { type ComponentType, lazy } from 'react'

/** Forgets the failure of each part that could not be loaded. */
const renewals = new Set<() => void>()

/**
 * Lets every part that could not be loaded be loaded anew when it is next rendered. To be called
 * once an error boundary shows the failure: earlier the part would load, fail and load for ever.
 */
export function renewFailedComponents(): void {
  for (const renew of renewals) renew()
  renewals.clear()
}

/**
 * A part of the shop whose code is loaded when it is first rendered. Unlike `lazy` alone, which
 * keeps a failure for good, it can be loaded again after `renewFailedComponents`.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const loadOnce = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        renewals.add(renew)
        throw error
      }),
    )
  let Part: ComponentType<P> = loadOnce()
  const renew = () => {
    Part = loadOnce()
  }
  return function LazyComponent(props: P) {
    return <Part {...props} />
  }
}
