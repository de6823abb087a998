import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '@/theme/VisuallyHidden'
import { BusyButton } from './BusyButton'
import { EmptyState } from './EmptyState'
import { focusHeading } from './focusHeading'

/** The fields read from an RTK Query hook's result. */
interface QueryStatus<T> {
  currentData?: T | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface QueryStateProps<T> {
  query: QueryStatus<T>
  /** Takes the room of the loaded content. */
  skeleton: ReactNode
  /** A sentence that says what couldn't be loaded. */
  failed: string
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/** A placeholder that takes the room of what is loading; assistive technology reads 'Loading'. */
export const Loading = ({ children }: { children: ReactNode }) => (
  <Box aria-busy="true">
    <VisuallyHidden>Loading</VisuallyHidden>
    {children}
  </Box>
)

/** A request aborted by a mutation isn't a failure: it's refetched at once. */
function isAborted(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  )
}

/** The button unmounts when the data arrives; focus then moves to the page heading. */
function restoreFocusOnUnmount(button: HTMLButtonElement | null) {
  return () => {
    if (button === document.activeElement) focusHeading()
  }
}

/**
 * The one idiom for loading, error and empty. Loaded data always stays on screen; a failed refetch
 * is reported above it.
 */
export function QueryState<T>({
  query: { currentData, error, isFetching, refetch },
  skeleton,
  failed,
  isEmpty,
  empty,
  children,
}: QueryStateProps<T>) {
  // Unlike `isError`, it stays during another attempt, until that succeeds.
  const hasFailed = error !== undefined && !isAborted(error)
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
  if (!hasFailed) return <Loading>{skeleton}</Loading>
  return (
    <Box role="alert">
      <EmptyState illustration="/illustrations/error.svg" text={failed} action={retry} />
    </Box>
  )
}
