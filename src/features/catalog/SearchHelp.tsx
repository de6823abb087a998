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
import { useAppSelector } from '../../store/hooks'
import { fitsOf, plantsForSpot } from './spotFit'
import { selectSpot } from './spotSlice'
import { categoryMatcher, plantsWithFacts, type LikelyPlant, plantMatcher } from './likelyMatches'

interface Props {
  term: string
  products: readonly Product[]
}

/** What a search without a result probably meant: plants, and categories that it names. */
export default function SearchHelp({ term, products }: Props) {
  const categories = useGetCategoriesQuery().currentData
  const spot = useAppSelector(selectSpot)
  const findPlants = useMemo(() => plantMatcher(products), [products])
  const findCategories = useMemo(() => categoryMatcher(categoryNames(categories)), [categories])
  const offers = useMemo(() => {
    const described = plantsWithFacts(products, term).map((product): LikelyPlant => ({ product }))
    const plants = described.length > 0 ? described : findPlants(term)
    return [
      ...plants.map(({ product, alias }) => ({
        id: product._id,
        text: [
          product.name + (alias === undefined ? '' : ` (${alias})`),
          fitsOf(product, spot)[0]?.text,
        ]
          .filter(Boolean)
          .join(' · '),
        href: listingHref({ searchTerm: product.name }),
      })),
      ...findCategories(term).map((category) => ({
        id: category,
        text: `See all ${categoryLabel(category)}`,
        href: listingHref({ categories: [category] }),
      })),
    ]
  }, [findCategories, findPlants, products, spot, term])
  const forSpot = spot && offers.length === 0 ? plantsForSpot(products, spot).slice(0, 3) : []
  const links =
    offers.length > 0
      ? offers
      : forSpot.map(({ _id, name }) => ({
          id: _id,
          text: name,
          href: listingHref({ searchTerm: name }),
        }))
  if (links.length === 0) return null
  return (
    <Stack spacing={3} sx={{ alignItems: 'center', pt: 3 }}>
      <Typography component="h2" variant="h3">
        {offers.length > 0 ? 'Did you mean' : 'These love your spot'}
      </Typography>
      <Stack
        component="ul"
        role="list"
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {links.map(({ id, text, href }) => (
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
