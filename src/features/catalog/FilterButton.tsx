import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/Button'
import { TuneIcon } from '../ui/icons'
import { theme } from '../../theme/theme'

const FilterModal = lazy(() => import('./FilterModal'))

const Place = styled('div')(
  css({
    [theme.breakpoints.up('md')]: { display: 'none' },
  }),
)

/** Opens the filters on narrow screens; the dialog's code comes with the first press. */
export function FilterButton({ count }: { count: number }) {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <Place>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <TuneIcon />
        Filters
      </Button>
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
