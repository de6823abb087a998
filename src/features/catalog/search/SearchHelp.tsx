import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/EmptyState'
import { focusHeading } from '../../../components/focusHeading'
import { PlantImage } from '../../../components/PlantImage'
import type { Product } from '../../../contract/entities'
import { categoryLabel } from '../filters/appliedFilters'
import { useGetCategoriesQuery } from '../catalogApi'
import { categoryNames } from '../categoryNames'
import { describeHelp } from './describeHelp'
import { listingHref } from '../filters/filtersUrl'
import { categoryMatcher, plantMatcher } from './likelyMatches'
import { SearchHelpSkeleton } from './SearchHelpSkeleton'
import { SeeAllPlants } from '../listing/SeeAllPlants'
import { UnknownName } from '../listing/UnknownName'

interface Props {
  term: string
  products: readonly Product[]
  /** Whether missing facts may still load: the prerendered plants have none. */
  isLoading: boolean
}

/** What a search without a result probably meant: plants, and categories that it names. */
export default function SearchHelp({ term, products, isLoading }: Props) {
  const categories = useGetCategoriesQuery().currentData
  const findPlants = useMemo(() => plantMatcher(products), [products])
  const findCategories = useMemo(() => categoryMatcher(categoryNames(categories)), [categories])
  const named = useMemo(() => findCategories(term), [findCategories, term])
  const help = useMemo(
    () => describeHelp({ term, categories: named, findPlants }),
    [findPlants, named, term],
  )
  if (isLoading && products.every(({ care }) => care?.names === undefined))
    return <SearchHelpSkeleton />
  if (!help) return <UnknownName term={term} />
  return (
    <EmptyState
      illustration="/illustrations/no-match.svg"
      title={help.title}
      text={help.text}
      action={
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <Stack
            component="ul"
            role="list"
            direction={{ xs: 'column', sm: 'row' }}
            spacing={2}
            sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
          >
            {help.plants.map(({ product, text }) => (
              <li key={product._id}>
                <Button
                  component={Link}
                  to={listingHref({ searchTerm: product.name })}
                  variant="outlined"
                  fullWidth
                  onClick={focusHeading}
                  startIcon={<PlantImage src={product.image} width={32} height={40} />}
                >
                  {text}
                </Button>
              </li>
            ))}
            {named.map((category) => (
              <li key={category}>
                <Button
                  component={Link}
                  to={listingHref({ categories: [category] })}
                  variant="outlined"
                  fullWidth
                  onClick={focusHeading}
                >
                  {`See all ${categoryLabel(category)}`}
                </Button>
              </li>
            ))}
          </Stack>
          <SeeAllPlants isMinor />
        </Stack>
      }
    />
  )
}
