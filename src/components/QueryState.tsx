import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { BusyButton } from './BusyButton'
import { EmptyState } from './EmptyState'
import { VisuallyHidden } from './VisuallyHidden'

/** What is read of an RTK Query hook's result. */
interface QueryStatus<T> {
  currentData?: T | undefined
  isError: boolean
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface QueryStateProps<T> {
  query: QueryStatus<T>
  /** In the exact shape of what comes. */
  skeleton: ReactNode
  /** What could not be loaded, in a sentence. */
  failed: string
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/** A request that a mutation has aborted is sent again at once: it is no failure. */
function isAborted(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  )
}

/** The button goes when the data has come; the keyboard goes on from the page's heading. */
function restoreFocusOnUnmount(button: HTMLButtonElement | null) {
  return () => {
    if (button === document.activeElement) document.querySelector('h1')?.focus()
  }
}

/**
 * The one idiom for loading, failed and empty. Data that is there stays, whatever happens; that it
 * could not be read again is told above it.
 */
export function QueryState<T>({
  query: { currentData, isError, error, isFetching, refetch },
  skeleton,
  failed,
  isEmpty,
  empty,
  children,
}: QueryStateProps<T>) {
  // `isError` is false during another attempt, but `error` stays until it succeeds.
  const hasFailed = (isError || error !== undefined) && !isAborted(error)
  const retry = (
    <BusyButton
      ref={restoreFocusOnUnmount}
      variant={currentData === undefined ? 'contained' : 'outlined'}
      busy={isFetching}
      onClick={() => void refetch()}
    >
      Try again
    </BusyButton>
  )
  if (currentData !== undefined)
    return (
      <>
        {hasFailed && (
          <Alert severity="error" action={retry} sx={{ mb: 6 }}>
            {failed}
          </Alert>
        )}
        {isEmpty?.(currentData) === true ? empty : children(currentData)}
      </>
    )
  if (!hasFailed)
    return (
      <Box aria-busy="true">
        <VisuallyHidden>Loading</VisuallyHidden>
        {skeleton}
      </Box>
    )
  return (
    <Box role="alert">
      <EmptyState illustration="/illustrations/error.svg" text={failed} action={retry} />
    </Box>
  )
}
