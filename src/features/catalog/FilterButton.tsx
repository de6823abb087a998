import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { lazy, Suspense, useId, useState } from 'react'
import { useAppSelector } from '../../app/hooks'
import { Button } from '../../components/Button'
import { TuneIcon } from '../../components/icons'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { selectChoiceCount } from './filtersSlice'
import { theme } from '../../theme/theme'

const FilterModal = lazy(() => import('./FilterModal'))

const Place = styled('div')(
  css({
    [theme.breakpoints.up('md')]: { display: 'none' },
  }),
)

const Choices = styled('span')(
  css({
    minWidth: 20,
    marginInlineEnd: theme.spacing(-2),
    borderRadius: theme.look.radius.chip,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontSize: '.75rem',
    fontWeight: 700,
    lineHeight: '20px',
  }),
)

/**
 * Opens the filters on narrow screens, and tells how many are set while they are out of sight. The
 * dialog's code comes with the first press.
 */
export function FilterButton({ count }: { count: number }) {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const choices = useAppSelector(selectChoiceCount)
  const choicesId = useId()
  return (
    <Place>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-describedby={choices > 0 ? choicesId : undefined}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <TuneIcon />
        Filters
        {choices > 0 && <Choices aria-hidden="true">{choices}</Choices>}
      </Button>
      {choices > 0 && <VisuallyHidden id={choicesId}>{choices} set</VisuallyHidden>}
      {wanted && (
        <Suspense>
          <FilterModal
            open={open}
            count={count}
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </Place>
  )
}
