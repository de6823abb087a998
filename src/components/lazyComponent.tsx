import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { loadChunk, MissingChunkError, reloadIfServed } from '../platform/loadChunk'
import { HydrationMarker } from './HydrationMarker'
import { RetryOnline } from './RetryOnline'

interface LazyOptions<P> {
  /** Rendered instead of the component if its code can't be loaded, or throws; by default nothing. */
  failed?: (failure: { isMissing: boolean; retry: () => void }, props: P) => ReactNode
  /** Rendered while the code loads; by default nothing. */
  loading?: ReactNode
}

/**
 * A component whose code is loaded when it's first rendered, and whose failure leaves the rest of the
 * page alone. Unlike with React's `lazy`, a failed load is retried: by `retry`, when the connection is back,
 * and when the component is next mounted.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { failed = () => null, loading }: LazyOptions<P> = {},
): ComponentType<P> {
  let Loaded: ComponentType<P> = lazy(() => loadChunk(load))
  const renew = (reload?: () => Promise<boolean>) => {
    Loaded = lazy(() => loadChunk(load, reload))
  }
  // Rendered again when the boundary resets, unlike LazyComponent.
  function Content(props: P) {
    return <Loaded {...props} />
  }

  return function LazyComponent(props: P) {
    return (
      <ErrorBoundary
        // Not earlier: a component that failed would load again in an endless loop.
        onError={() => {
          renew()
        }}
        fallbackRender={({ error, resetErrorBoundary }) => {
          const isMissing = error instanceof MissingChunkError
          const retry = () => {
            renew(reloadIfServed)
            resetErrorBoundary()
          }
          const failure = failed({ isMissing, retry }, props)
          return isMissing ? (
            <RetryOnline retry={resetErrorBoundary}>{failure}</RetryOnline>
          ) : (
            failure
          )
        }}
      >
        <Suspense fallback={loading}>
          <Content {...props} />
          <HydrationMarker />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
