import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { HydrationMarker } from '../components/HydrationMarker'
import { NoticePage } from '../components/NoticePage'
import { LoadErrorBoundary } from './LoadErrorBoundary'
import { PageSkeleton } from './PageSkeleton'

/** Shows a page's errors in its place and offers a retry. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <LoadErrorBoundary
      loading={
        <>
          <PageSkeleton />
          {/* If React couldn't hydrate the prerendered page, it isn't complete yet. */}
          <HydrationMarker isCurrent={false} />
        </>
      }
      failed={(failure) => <FailedPage {...failure} />}
    >
      {children}
    </LoadErrorBoundary>
  )
}

interface FailedPageProps {
  /** Its code couldn't be fetched. */
  isMissing: boolean
  retry: () => void
}

function FailedPage({ isMissing, retry }: FailedPageProps) {
  return (
    <Box role="alert">
      <NoticePage
        illustration="/illustrations/error.svg"
        heading="We couldn't show this page"
        text={
          isMissing ? "It didn't load. Nothing you saved is lost." : 'Nothing you saved is lost.'
        }
        action={
          <Button
            onClick={() => {
              // A page that has thrown needs a reload, which needs the network.
              if (isMissing || !navigator.onLine) retry()
              else window.location.reload()
            }}
          >
            Try again
          </Button>
        }
      />
    </Box>
  )
}
