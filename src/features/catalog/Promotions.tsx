import { styled } from '@mui/material/styles'

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(16, 16),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: theme.spacing(6),
    paddingBlock: theme.spacing(24),
  },
}))

const Blurb = styled('section')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
  padding: theme.spacing(6),
  borderRadius: theme.look.radius.card,
  backgroundColor: theme.vars.palette.background.tint,
  '& p': { maxWidth: '34rem', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(10) },
}))

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
      </Blurb>
      <Blurb>
        <h2>Not sure yet? Keep it in sight</h2>
        <p>
          Tap the heart and a plant waits in your wishlist until its spot by the window is free.
          Then it is one tap to your cart.
        </p>
      </Blurb>
    </Row>
  )
}
