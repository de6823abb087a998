import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useDeferredValue } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { IconButton } from '../../components/IconButton'
import { CloseIcon } from '../../components/icons'
import { searchTermChanged, selectSearchTerm } from './filtersSlice'
import { theme } from '../../theme/theme'

const Chip = styled('p')(
  css({
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    paddingInlineStart: theme.spacing(4),
    borderRadius: theme.look.radius.chip,
    backgroundColor: theme.vars.palette.background.tint,
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  }),
)

/** Recalls the search term beside its results, and takes it back. */
export function SearchChip() {
  // It belongs to the results, and comes with them: the letter in the box comes first.
  const term = useDeferredValue(useAppSelector(selectSearchTerm)).trim()
  const dispatch = useAppDispatch()
  if (term === '') return null
  return (
    <Chip>
      <span>Searching for “{term}”</span>
      <IconButton
        aria-label="Remove search"
        onClick={() => {
          // The chip goes; the keyboard goes on from the heading above it.
          document.querySelector('h1')?.focus()
          dispatch(searchTermChanged(''))
        }}
      >
        <CloseIcon size={18} />
      </IconButton>
    </Chip>
  )
}
