import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { LoadErrorBoundary } from './LoadErrorBoundary'

interface PartErrorBoundaryProps {
  /** What could not be shown, in a sentence. */
  failed: string
  children: ReactNode
}

/** Around a part of a page whose code comes on its own: where that fails, the page stays. */
export function SectionErrorBoundary({ failed, children }: PartErrorBoundaryProps) {
  return (
    <LoadErrorBoundary
      loading={null}
      failed={({ retry }) => (
        <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
          {failed}
        </Alert>
      )}
    >
      {children}
    </LoadErrorBoundary>
  )
}
