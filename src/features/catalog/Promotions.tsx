import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { DELIVERY_NOTE } from '@/features/cart/delivery'

const blurbs = [
  {
    title: 'When does it come?',
    text: `${DELIVERY_NOTE} Discounts are already in the price you see, and nothing else is added.`,
    picture: '/plants/areca-palm.svg',
  },
  {
    title: 'Is it safe with my cat?',
    text: "Each plant says so, with the reason. Choose cats, dogs or small children under 'Safe with' and see only plants that won't harm them.",
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
