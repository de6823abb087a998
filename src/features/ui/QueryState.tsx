import type { ReactNode } from 'react'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import { VisuallyHidden } from './VisuallyHidden'

/** What is read of an RTK Query hook's result. */
interface Query<T> {
  currentData?: T | undefined
  isError: boolean
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface QueryStateProps<T> {
  query: Query<T>
  /** In the exact shape of what comes. */
  skeleton: ReactNode
  /** What could not be loaded, in a sentence. */
  failed: string
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/** A reading that a change of the shopper's cut short is read again at once: it is no failure. */
function wasCutShort(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  )
}

/** The one idiom for loading, failed and empty. Data that is there stays, whatever happens. */
export function QueryState<T>({
  query: { currentData, isError, error, isFetching, refetch },
  skeleton,
  failed,
  isEmpty,
  empty,
  children,
}: QueryStateProps<T>) {
  if (currentData !== undefined)
    return isEmpty?.(currentData) === true ? empty : children(currentData)
  // `isError` is false during another attempt, but `error` stays until it succeeds.
  const hasFailed = (isError || error !== undefined) && !wasCutShort(error)
  if (!hasFailed)
    return (
      <div aria-busy="true">
        <VisuallyHidden>Loading</VisuallyHidden>
        {skeleton}
      </div>
    )
  return (
    <div role="alert">
      <EmptyState
        illustration="/illustrations/error.svg"
        text={failed}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    </div>
  )
}
