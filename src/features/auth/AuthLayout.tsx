import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'

const Columns = styled('div')(
  css({
    [theme.breakpoints.up('md')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 28rem) minmax(0, 26rem)',
      justifyContent: 'center',
      alignItems: 'center',
      gap: theme.spacing(24),
    },
  }),
)

/** An arched window on a plant, where there is room for one. */
const Window = styled('div')(
  css({
    display: 'none',
    overflow: 'hidden',
    aspectRatio: '4 / 5',
    borderRadius: `999px 999px ${theme.look.radius.card} ${theme.look.radius.card}`,
    backgroundColor: theme.vars.palette.tile.sage,
    [theme.breakpoints.up('md')]: { display: 'block' },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  }),
)

interface Props {
  /** Path of the plant's picture. */
  picture: string
  children: ReactNode
}

/** Login and sign-up beside a plant. */
export function AuthLayout({ picture, children }: Props) {
  return (
    <Columns>
      <div>{children}</div>
      <Window>
        <img src={picture} alt="" width={320} height={400} />
      </Window>
    </Columns>
  )
}
