import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'

interface Props {
  onRetry: () => void
  /** A sentence that says what couldn't be shown. */
  children: ReactNode
}

/** Rendered instead of a section whose code can't be loaded. */
export function FailedSection({ onRetry, children }: Props) {
  return (
    <Alert severity="error" action={<Button onClick={onRetry}>Try again</Button>}>
      {children}
    </Alert>
  )
}
