import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { LoadErrorBoundary } from './LoadErrorBoundary'

interface SectionErrorBoundaryProps {
  /** A sentence that says what couldn't be shown. */
  failed: string
  loading?: ReactNode
  children: ReactNode
}

/** Wraps a lazily loaded section, so that its failure leaves the rest of the page alone. */
export function SectionErrorBoundary({ failed, loading, children }: SectionErrorBoundaryProps) {
  return (
    <LoadErrorBoundary
      loading={loading}
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
