import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import { VisuallyHidden } from './VisuallyHidden'
import { theme } from '../theme/theme'

const Notice = styled('div')(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2, 4),
    marginBlockEnd: theme.spacing(6),
    padding: theme.spacing(2, 2, 2, 4),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderInlineStart: `4px solid ${theme.vars.palette.error.main}`,
    borderRadius: theme.look.radius.control,
    backgroundColor: theme.vars.palette.background.paper,
  }),
)

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

/** The button goes when the reading succeeds; the keyboard goes on from the page's heading. */
function handFocusOn(button: HTMLButtonElement | null) {
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
  const hasFailed = (isError || error !== undefined) && !wasCutShort(error)
  const retry = (
    <Button
      ref={handFocusOn}
      variant={currentData === undefined ? 'contained' : 'outlined'}
      busy={isFetching}
      onClick={() => void refetch()}
    >
      Try again
    </Button>
  )
  if (currentData !== undefined)
    return (
      <>
        {hasFailed && (
          <Notice role="alert">
            <p>{failed}</p>
            {retry}
          </Notice>
        )}
        {isEmpty?.(currentData) === true ? empty : children(currentData)}
      </>
    )
  if (!hasFailed)
    return (
      <div aria-busy="true">
        <VisuallyHidden>Loading</VisuallyHidden>
        {skeleton}
      </div>
    )
  return (
    <div role="alert">
      <EmptyState illustration="/illustrations/error.svg" text={failed} action={retry} />
    </div>
  )
}
