import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

const pop = keyframes({ '0%': { transform: 'scale(.6)' }, '60%': { transform: 'scale(1.2)' } })

const Disc = styled('span')(
  css({
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineEnd: 0,
    minWidth: 18,
    padding: theme.spacing(0, 1),
    boxSizing: 'border-box',
    borderRadius: theme.look.radius.chip,
    backgroundColor: theme.vars.palette.sale.main,
    color: theme.vars.palette.sale.contrastText,
    fontSize: '.75rem',
    fontWeight: 700,
    lineHeight: '18px',
    textAlign: 'center',
    animation: `${pop} ${theme.look.motion.enter}`,
  }),
)

/** Hidden at 0; pops whenever it shows another number. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Disc key={count} aria-hidden="true">
      {count}
    </Disc>
  )
}
