import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { NoticePage } from '../components/NoticePage'

/** Rendered instead of a page whose code can't be loaded, or that has thrown. */
export function FailedPage() {
  return (
    <Box role="alert">
      <NoticePage
        illustration="/illustrations/error.svg"
        heading="We couldn't show this page"
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
