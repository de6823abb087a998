import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { NoticePage } from '../components/NoticePage'
import { reloadIfServed } from '../platform/loadChunk'

interface FailedPageProps {
  /** True if the page's code couldn't be loaded, false if the page has thrown. */
  isMissing: boolean
  retry: () => void
}

/** Rendered instead of a page whose code can't be loaded, or that has thrown. */
export function FailedPage({ isMissing, retry }: FailedPageProps) {
  const tryAgain = async () => {
    // Rendering a page that has thrown again would throw again; loading missing code reloads if it fails.
    if (isMissing || !(await reloadIfServed())) retry()
  }
  return (
    <Box role="alert">
      <NoticePage
        illustration="/illustrations/error.svg"
        heading="We couldn't show this page"
        text={
          isMissing ? "It didn't load. Nothing you saved is lost." : 'Nothing you saved is lost.'
        }
        action={<Button onClick={() => void tryAgain()}>Try again</Button>}
      />
    </Box>
  )
}
