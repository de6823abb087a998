import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, use, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/EmptyState'
import { focusHeading } from '../../../components/focusHeading'
import { PlantImage } from '../../../components/PlantImage'
import { BasePath } from '../../../navigation/basePath'
import type { Product } from '../../../contract/entities'
import { useAppSelector } from '../../../store/hooks'
import { selectCategoryNames } from '../catalogApi'
import { listingHref } from '../filters/filtersUrl'
import { SeeAllPlants } from '../listing/SeeAllPlants'
import { plantLink } from '../plant/plantUrl'
import { createSearchIndex, foundName, type Found, plantCount } from './searchIndex'

const MOST_OFFERED = 4

interface EmptySearchProps {
  term: string
  products: readonly Product[]
  /** The best-rated plants' cards, for a search that resembles nothing. */
  bestRated: ReactNode
}

/** A search without a result: what it probably meant, or else the best-rated plants. */
export default function EmptySearch({ term, products, bestRated }: EmptySearchProps) {
  const categories = useAppSelector(selectCategoryNames)
  // Not created again for every letter.
  const find = useMemo(() => createSearchIndex(products, categories), [products, categories])
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
                  <Offer key={'product' in found ? found.product._id : found.label} found={found} />
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

/** A plant, which opens over the listing (useQuickView), or the listing with a filter. */
function Offer({ found }: { found: Found }) {
  const basePath = use(BasePath)
  if ('product' in found) {
    const { _id, image } = found.product
    return (
      <li>
        <Button
          component="a"
          {...plantLink(_id, basePath)}
          variant="outlined"
          fullWidth
          startIcon={<PlantImage src={image} width={32} height={40} />}
        >
          {foundName(found)}
        </Button>
      </li>
    )
  }
  const { label, filters, count } = found
  return (
    <Stack component="li" direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Button
        component={Link}
        to={listingHref(filters)}
        variant="outlined"
        sx={{ flex: 1 }}
        onClick={focusHeading}
      >
        {filters.categories ? `See all ${label}` : label}
      </Button>{' '}
      <Typography color="textSecondary">{plantCount(count)}</Typography>
    </Stack>
  )
}
