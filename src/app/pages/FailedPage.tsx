import Box from '@mui/material/Box'
import { TryAgain } from '@/components/CodeNotice'
import { EmptyState } from '@/components/EmptyState'

/** Rendered instead of a page whose code can't be loaded, or that has thrown. */
export function FailedPage() {
  return (
    <Box role="alert">
      <EmptyState
        isPage
        illustration="/illustrations/error.svg"
        title="We couldn't show this page"
        text="Nothing you saved is lost."
        action={<TryAgain />}
      />
    </Box>
  )
}
