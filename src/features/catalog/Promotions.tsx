import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

const Row = styled('div')(
  css({
    display: 'grid',
    gap: theme.spacing(4),
    paddingBlock: theme.spacing(16, 16),
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: '1fr 1fr',
      gap: theme.spacing(6),
      paddingBlock: theme.spacing(24),
    },
  }),
)

const Blurb = styled('section')(
  css({
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(3),
    padding: theme.spacing(6),
    borderRadius: theme.look.radius.card,
    backgroundColor: theme.vars.palette.background.tint,
    '& p': { maxWidth: '34rem', color: theme.vars.palette.text.secondary },
    // A plant where there is room for one; it breaks the top edge, as on the cards.
    '& img': { display: 'none', alignSelf: 'end', marginBlockStart: theme.spacing(-14) },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 136px',
      gridTemplateRows: 'auto 1fr',
      columnGap: theme.spacing(6),
      padding: theme.spacing(8, 6, 8, 10),
      '& img': { display: 'block', gridArea: '1 / 2 / span 2' },
    },
  }),
)

const picture = { width: 136, height: 170, loading: 'lazy', decoding: 'async' } as const

/** Two blurbs (Spec §1) that promise nothing but what the shop does. */
export function Promotions() {
  return (
    <Row>
      <Blurb>
        <h2>Choose by what matters to you</h2>
        <p>
          Set a price, a rating or a kind of plant, and the shelf rearranges while you choose.
          Discounts are already in the price you see.
        </p>
        <img src="/plants/areca-palm.svg" alt="" {...picture} />
      </Blurb>
      <Blurb>
        <h2>Not sure yet? Keep it in sight</h2>
        <p>
          Tap the heart and a plant waits in your wishlist until its spot by the window is free.
          Then it is one tap to your cart.
        </p>
        <img src="/plants/moth-orchid.svg" alt="" {...picture} />
      </Blurb>
    </Row>
  )
}
