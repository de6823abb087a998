import {
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useReducer,
} from 'react'
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
  let Loaded: ComponentType<P>
  let code: Promise<unknown> | undefined
  const renew = (reload?: () => Promise<boolean>) => {
    Loaded = lazy(() => (code = loadChunk(load, reload)))
  }
  renew()

  /**
   * The placeholder. It re-renders the boundary when the code has loaded or failed, because React's own retry
   * waits until a placeholder has been visible for 300 ms. In a transition, a press can still interrupt it.
   */
  function Loading({ rerender }: { rerender: () => void }) {
    useEffect(() => {
      const retry = () => {
        startTransition(rerender)
      }
      code?.then(retry, retry)
    }, [rerender])
    return loading
  }

  // Rendered again when the boundary resets, unlike LazyComponent.
  function Content(props: P) {
    return <Loaded {...props} />
  }

  return function LazyComponent(props: P) {
    const [, rerender] = useReducer((count: number) => count + 1, 0)
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
        <Suspense fallback={<Loading rerender={rerender} />}>
          <Content {...props} />
          <HydrationMarker />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
