import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'

interface Props {
  /** A sentence that says what isn't shown. */
  children: ReactNode
  /** Of a dialog, which is replaced by a notice above the page. */
  onClose?: () => void
  /** The code may still come. */
  isLoading?: boolean
}

/** Loads the page again: an `import()` that has failed may never be fetched again by the same page. */
export function TryAgain() {
  return (
    <Button
      onClick={() => {
        window.location.reload()
      }}
    >
      Try again
    </Button>
  )
}

const aboveThePage = { position: 'fixed', inset: 'auto 16px 16px', zIndex: 'snackbar' } as const

/** Rendered instead of something whose code can't be loaded, or takes longer than a moment. */
export function CodeNotice({ children, onClose, isLoading = false }: Props) {
  return (
    <Alert
      role={isLoading ? 'status' : 'alert'}
      severity={isLoading ? 'info' : 'error'}
      sx={[onClose ? aboveThePage : {}, isLoading && (({ mixins }) => mixins.appearLate)]}
      action={
        <>
          <TryAgain />
          {onClose && (
            <Button variant="text" onClick={onClose}>
              Close
            </Button>
          )}
        </>
      }
    >
      {children}
    </Alert>
  )
}
