import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { StarIcon } from './icons'
import { VisuallyHidden } from './VisuallyHidden'
import { theme } from '../theme/theme'

const Row = styled('p')(
  css({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    fontSize: '.875rem',
    fontWeight: 600,
    '& svg': { color: theme.vars.palette.star },
  }),
)

/** A star and the number, 1 to 5 (Spec §3). */
export function Rating({ value }: { value: number }) {
  return (
    <Row>
      <StarIcon size={18} />
      <span aria-hidden="true">{value.toFixed(1)}</span>
      <VisuallyHidden>Rated {value} out of 5</VisuallyHidden>
    </Row>
  )
}
