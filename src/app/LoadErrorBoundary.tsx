import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { renewFailedComponents } from '../components/lazyComponent'
import { isMissingChunk, reloadForMissingChunk } from '../platform/staleChunks'

interface LoadErrorBoundaryProps {
  /** Rendered instead of the children; `retry` re-renders them. */
  failed: (failure: { isMissing: boolean; retry: () => void }) => ReactNode
  /** Rendered while the code loads, or a reload may still replace it. */
  loading?: ReactNode
  children: ReactNode
}

/**
 * Waits for lazily loaded code, and contains its failure if it can't be loaded or throws. If a new
 * version has replaced a chunk, the page reloads once (F41); a chunk that couldn't be fetched is retried
 * when the connection is back (F57).
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
        renewFailedComponents()
        setIsReloading(isMissingChunk(error))
        void reloadForMissingChunk(error).then(setIsReloading)
      }}
    >
      <Suspense fallback={loading}>{children}</Suspense>
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
