import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { PageHeading } from '@/components/PageHeading'
import { productListingHref } from '@/navigation/paths'

/** The home page's headline and its one button (Spec §1). */
export function Hero() {
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'center',
        gap: 10,
        py: { xs: 8, sm: 16 },
      }}
    >
      <Stack spacing={6} sx={{ alignItems: 'flex-start' }}>
        <PageHeading size="hero">Let something grow on you.</PageHeading>
        <Typography
          color="textSecondary"
          sx={{ maxWidth: '30rem', fontSize: '1.125rem', textWrap: 'balance' }}
        >
          Houseplants, cacti, climbers and flowering plants for bright sills, shady corners and
          every shelf between.
        </Typography>
        <Button component={Link} to={productListingHref}>
          Shop Now
        </Button>
      </Stack>
      <Box
        component="img"
        // Its own style follows the colour scheme.
        src="/illustrations/hero.svg"
        alt=""
        width={720}
        height={640}
        fetchPriority="high"
        sx={{ width: '100%', height: 'auto' }}
      />
    </Box>
  )
}
