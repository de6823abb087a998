import { type ReactNode, useEffect, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { renewFailedComponents } from '../components/lazyComponent'
import { signalHydrated } from '../startup/hydrationReplay'
import { isMissingChunk, reloadForMissingChunk } from '../startup/staleChunks'

interface LoadErrorBoundaryProps {
  /** What stands there instead; `retry` renders the children anew. */
  failed: (failure: { isMissing: boolean; retry: () => void }) => ReactNode
  /** What stands there until it is known whether a reload brings a new version. */
  loading: ReactNode
  children: ReactNode
}

/**
 * Where code cannot be loaded, or breaks, only what it was asked for fails, and the rest stays. A
 * chunk that a new version has replaced is answered by one reload; one that could not be fetched
 * is fetched again as soon as the connection is back.
 */
export function LoadErrorBoundary({ failed, loading, children }: LoadErrorBoundaryProps) {
  const [isReloading, setIsReloading] = useState(false)
  return (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }: FallbackProps) => {
        if (isReloading) return loading
        const isMissing = isMissingChunk(error)
        const failure = failed({ isMissing, retry: resetErrorBoundary })
        return isMissing ? <Retried onOnline={resetErrorBoundary}>{failure}</Retried> : failure
      }}
      onError={(error) => {
        // The part itself will not say so, and what is shown instead can be pressed.
        signalHydrated()
        renewFailedComponents()
        setIsReloading(isMissingChunk(error))
        void reloadForMissingChunk(error).then(setIsReloading)
      }}
    >
      {children}
    </ErrorBoundary>
  )
}

function Retried({ onOnline, children }: { onOnline: () => void; children: ReactNode }) {
  useEffect(() => {
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('online', onOnline)
    }
  }, [onOnline])
  return children
}
