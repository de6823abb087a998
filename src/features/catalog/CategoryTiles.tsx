import Box from '@mui/material/Box'
import CardMedia from '@mui/material/CardMedia'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '@/contract/entities'
import { VisuallyHidden } from '@/theme/VisuallyHidden'
import { listingHref } from './filters/filtersUrl'
import { plantCount } from './plantFacts'

const tiles = [
  { category: 'indoor', name: 'Indoor Plants', image: '/illustrations/tile-indoor.svg' },
  { category: 'flowering', name: 'Flowering Plants', image: '/illustrations/tile-flowering.svg' },
  { category: 'cacti', name: 'Cacti', image: '/illustrations/tile-cacti.svg' },
]

const countLabel = (products: readonly Product[], category: string) =>
  plantCount(products.filter(({ categoryName }) => categoryName === category).length)

/** Links to the listing by category: three tiles (Spec §2), and a text link to the fourth. */
export function CategoryTiles({ products }: { products: readonly Product[] | undefined }) {
  const headingId = useId()
  return (
    <>
      <section aria-labelledby={headingId}>
        <VisuallyHidden as="h2" id={headingId}>
          Shop by category
        </VisuallyHidden>
        <Box
          component="ul"
          role="list"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
            gap: { xs: 2, sm: 6 },
          }}
        >
          {tiles.map(({ category, name, image }) => (
            <li key={category}>
              <MuiLink
                component={Link}
                to={listingHref({ categories: [category] })}
                variant="tile"
                underline="hover"
                color="textPrimary"
              >
                <CardMedia component="span" data-category={category} data-shape="arch">
                  <img
                    src={image}
                    alt=""
                    width={320}
                    height={400}
                    loading="lazy"
                    decoding="async"
                  />
                </CardMedia>
                {name}
              </MuiLink>
              {/* Beside the link, whose name is the specification's. */}
              <Typography variant="body2" color="textSecondary">
                {products ? countLabel(products, category) : '\u00a0'}
              </Typography>
            </li>
          ))}
        </Box>
      </section>
      <Typography sx={{ mt: 6, textAlign: 'center' }}>
        Got a wall to cover?{' '}
        <MuiLink
          component={Link}
          to={listingHref({ categories: ['climbers'] })}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          See all climbers
        </MuiLink>
      </Typography>
    </>
  )
}
