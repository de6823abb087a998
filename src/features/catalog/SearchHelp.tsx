import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { focusHeading } from '../../components/focusHeading'
import type { Product } from '../../contract/entities'
import { categoryLabel } from './appliedFilters'
import { useGetCategoriesQuery } from './catalogApi'
import { categoryNames } from './categoryNames'
import { listingHref } from './filtersUrl'
import { categoryMatcher, plantsWithFacts, type LikelyPlant, plantMatcher } from './likelyMatches'

interface Props {
  term: string
  products: readonly Product[]
}

/** What a search without a result probably meant: plants, and categories that it names. */
export default function SearchHelp({ term, products }: Props) {
  const categories = useGetCategoriesQuery().currentData
  const findPlants = useMemo(() => plantMatcher(products), [products])
  const findCategories = useMemo(() => categoryMatcher(categoryNames(categories)), [categories])
  const offers = useMemo(() => {
    const described = plantsWithFacts(products, term).map((product): LikelyPlant => ({ product }))
    const plants = described.length > 0 ? described : findPlants(term)
    return [
      ...plants.map(({ product: { _id, name }, alias }) => ({
        id: _id,
        text: alias === undefined ? name : `${name} (${alias})`,
        href: listingHref({ searchTerm: name }),
      })),
      ...findCategories(term).map((category) => ({
        id: category,
        text: `See all ${categoryLabel(category)}`,
        href: listingHref({ categories: [category] }),
      })),
    ]
  }, [findCategories, findPlants, products, term])
  if (offers.length === 0) return null
  return (
    <Stack spacing={3} sx={{ alignItems: 'center', pt: 3 }}>
      <Typography component="h2" variant="h3">
        Did you mean
      </Typography>
      <Stack
        component="ul"
        role="list"
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {offers.map(({ id, text, href }) => (
          <li key={id}>
            <Button component={Link} to={href} variant="outlined" onClick={focusHeading}>
              {text}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
