import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { focusHeading } from '@/components/focusHeading'
import { PlantImage } from '@/components/PlantImage'
import { useAppSelector } from '@/store/hooks'
import { SeeAllPlants } from '../listing/SeeAllPlants'
import { plantCount } from '../plantFacts'
import { type Found, foundLink, selectSearchIndex } from './searchIndex'

const MOST_OFFERED = 4

interface EmptySearchProps {
  term: string
  /** The best-rated plants' cards, for a search that resembles nothing. */
  bestRated: ReactNode
}

/** A search without a result: what it probably meant, or else the best-rated plants. */
export default function EmptySearch({ term, bestRated }: EmptySearchProps) {
  const find = useAppSelector(selectSearchIndex)
  const offered = find(term).slice(0, MOST_OFFERED)
  const isFound = offered.length > 0
  return (
    <>
      <EmptyState
        illustration="/illustrations/no-match.svg"
        title={`Nothing called "${term}"`}
        text={isFound ? 'Did you mean:' : 'Check the spelling, or see all plants.'}
        action={
          <Stack spacing={2} sx={{ alignItems: 'center' }}>
            {isFound && (
              <Stack component="ul" role="list" spacing={2}>
                {offered.map((found) => (
                  <Offer key={found.key} found={found} />
                ))}
              </Stack>
            )}
            <SeeAllPlants isMinor={isFound} />
          </Stack>
        }
      />
      {!isFound && (
        <>
          <Typography variant="h2" sx={{ mb: 4 }}>
            Best rated
          </Typography>
          {bestRated}
        </>
      )}
    </>
  )
}

function Offer({ found }: { found: Found }) {
  const isPlant = 'product' in found
  const isCategory = !isPlant && found.filters.categories
  return (
    <Stack component="li" direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Button
        component={Link}
        {...foundLink(found)}
        variant="outlined"
        sx={{ flex: 1 }}
        startIcon={isPlant && <PlantImage src={found.product.image} width={32} height={40} />}
        // A filter's link disappears with the empty search.
        onClick={isPlant ? undefined : focusHeading}
      >
        {isCategory ? `See all ${found.label}` : found.label}
      </Button>{' '}
      {!isPlant && <Typography color="textSecondary">{plantCount(found.count)}</Typography>}
    </Stack>
  )
}
