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

const MOST_FOR_SPOT = 3

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
  const { links, heading } = useMemo(() => {
    const named = findCategories(term)
    const { plants: described, compromise } = plantsWithFacts(products, term, named)
    const probable = described.length > 0 ? [] : findPlants(term)
    // Says of the closest plants what they lack.
    const offerOf = ({ product, alias }: LikelyPlant, place = compromise ?? spot) => {
      const name = product.name + (alias === undefined ? '' : ` (${alias})`)
      return {
        id: product._id,
        text: [name, fitsOf(product, place)[0]?.text].filter(Boolean).join(' · '),
        href: listingHref({ searchTerm: product.name }),
      }
    }
    const offers = [
      ...described.map((product) => offerOf({ product })),
      ...probable.map((plant) => offerOf(plant)),
      ...named.map((category) => ({
        id: category,
        text: `See all ${categoryLabel(category)}`,
        href: listingHref({ categories: [category] }),
      })),
    ]
    if (compromise && described.length > 0)
      return { links: offers, heading: 'No plant is all of that. The closest' }
    if (offers.length > 0 || !spot) return { links: offers, heading: 'Did you mean' }
    return {
      links: plantsForSpot(products, spot)
        .slice(0, MOST_FOR_SPOT)
        .map((product) => offerOf({ product }, null)),
      heading: 'These love your spot',
    }
  }, [findCategories, findPlants, products, spot, term])
  if (links.length === 0) return null
  return (
    <Stack spacing={3} sx={{ alignItems: 'center', pt: 3 }}>
      <Typography component="h2" variant="h3">
        {heading}
      </Typography>
      <Stack
        component="ul"
        role="list"
        direction="row"
        spacing={2}

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
