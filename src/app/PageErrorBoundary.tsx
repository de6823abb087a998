import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { EmptyState } from '../components/EmptyState'
import { signalHydrated } from './hydrationReplay'
import { PageSkeleton } from './PageSkeleton'
import { reloadForMissingChunk } from './staleChunks'

/** Keeps a page that breaks from blanking the shop, and offers a way on. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  // Until the new version comes, the page is loading, not failed.
  const [isReloading, setIsReloading] = useState(false)
  return (
    <ErrorBoundary
      fallback={isReloading ? <PageSkeleton /> : <FailedPage />}
      onError={(error) => {
        // The page itself will not say so, and what is shown instead can be pressed.
        signalHydrated()
        setIsReloading(reloadForMissingChunk(error))
      }}
    >
      {children}
    </ErrorBoundary>
  )
}

function FailedPage() {
  return (
    <Box role="alert">
      <EmptyState
        illustration="/illustrations/error.svg"
        title="This page could not be shown"
        text="Nothing you saved is lost."
        action={
          <Button
            onClick={() => {
              window.location.reload()
            }}
          >
            Try again
          </Button>
        }
      />
    </Box>
  )
}
