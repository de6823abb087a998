import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

const blurbs = [
  {
    title: 'Choose by what matters to you',
    text: 'Set a price, a rating or a type of plant and see what fits as you choose. Discounts are already in the price you see.',
    picture: '/plants/areca-palm.svg',
  },
  {
    title: 'Not sure yet? Save it for later',
    text: "Tap the heart and a plant waits in your wishlist until you've found a spot for it. Then it's one tap to your cart.",
    picture: '/plants/moth-orchid.svg',
  },
]

/** The two promotional blurbs (Spec §1). */
export function Promotions() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        gap: { xs: 4, sm: 6 },
        py: { xs: 16, sm: 24 },
      }}
    >
      {blurbs.map(({ title, text, picture }) => (
        <Paper
          key={title}
          component="section"
          variant="tint"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 6,
            py: { xs: 6, md: 8 },
            pl: { xs: 6, md: 10 },
            pr: 6,
            // A plant if there's room; it overhangs the top edge, as on the cards.
            '& img': { display: { xs: 'none', md: 'block' }, alignSelf: 'end', mt: -14 },
          }}
        >
          <Stack spacing={3} sx={{ maxWidth: '34rem' }}>
            <Typography variant="h2">{title}</Typography>
            <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
              {text}
            </Typography>
          </Stack>
          <img src={picture} alt="" width={136} height={170} loading="lazy" decoding="async" />
        </Paper>
      ))}
    </Box>
  )
}
