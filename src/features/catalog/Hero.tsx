import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { productListingHref } from '../../navigation/paths'
import { PageHeading } from '../../components/PageHeading'

/** Undefined in jsdom. */
const darkScheme = (): MediaQueryList | undefined =>
  'matchMedia' in window ? window.matchMedia('(prefers-color-scheme: dark)') : undefined

function subscribeToScheme(listener: () => void): () => void {
  const scheme = darkScheme()
  scheme?.addEventListener('change', listener)
  return () => scheme?.removeEventListener('change', listener)
}

/** The view of the first layer whose window has the light of this hour, or dusk in the dark scheme. */
function viewOfNow(): string {
  const hour = new Date().getHours()
  if (hour < 5 || hour >= 20) return '#night'
  if (hour >= 17 || darkScheme()?.matches === true) return '#dusk'
  return hour < 8 ? '#dawn' : '#noon'
}

/** The home page's headline and its one button (Spec §1). */
export function Hero() {
  const view = useSyncExternalStore(subscribeToScheme, viewOfNow, () => '')
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
      {/* The shelf, with standing and hanging plants in front of it. */}
      <Box sx={{ display: 'grid', '& img': { gridArea: '1 / 1', width: '100%', height: 'auto' } }}>
        {['', '-upright', '-leafy'].map((layer) => (
          <img
            key={layer}
            src={`/illustrations/hero-shelf${layer}.svg${layer === '' ? view : ''}`}
            alt=""
            width={720}
            height={640}
            fetchPriority="high"
          />
        ))}
      </Box>
    </Box>
  )
}
