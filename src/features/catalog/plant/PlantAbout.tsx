import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { focusHeading } from '../../../components/focusHeading'
import type { Product } from '../../../contract/entities'
import { theme } from '../../../theme/theme'
import { listingHref } from '../filters/filtersUrl'
import { FactSkeleton, PlantFacts } from './PlantFacts'
import { PlantFit } from './PlantFit'
import { PlantSize } from './PlantSize'

const About = styled('div')({
  gridArea: 'facts',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(3),
})

interface PlantAboutProps {
  product: Product
  /** Whether missing facts may still load. */
  isLoading: boolean
}

/** A category's plants, as in 'More cacti'. */
const plantsOf = (category: string) =>
  ['indoor', 'flowering'].includes(category) ? `${category} plants` : category

/** What a plant is like, as far as the catalogue says so. */
export function PlantAbout({ product, isLoading }: PlantAboutProps) {
  const { character, names = [], notFor, size } = product.care ?? {}
  return (
    <About>
      {/* Not above the buttons, which would move when it arrives. */}
      {(isLoading || character !== undefined) && (
        <Typography variant="h2" component="p" sx={{ fontSize: '1.25rem', lineHeight: 1.35 }}>
          {character ?? <FactSkeleton />}
        </Typography>
      )}
      {(isLoading || names.length > 0) && (
        <Typography color="textSecondary">
          {names.length > 0 ? `Also called ${names.join(', ')}.` : <FactSkeleton />}
        </Typography>
      )}
      <PlantFit product={product} isLoading={isLoading} />
      <PlantFacts product={product} isLoading={isLoading} />
      {(isLoading || notFor !== undefined) && (
        <Typography sx={{ mt: 2 }}>
          {notFor === undefined ? (
            <FactSkeleton />
          ) : (
            <>
              <b>Not for you if</b> <span>{notFor}</span>
            </>
          )}
        </Typography>
      )}
      {size ? (
        <PlantSize image={product.image} size={size} />
      ) : (
        // As tall as the drawing.
        isLoading && <Skeleton variant="rounded" height="16rem" />
      )}
      <MuiLink
        component={Link}
        to={listingHref({ categories: [product.categoryName] })}
        // Once the dialog has closed: the card that opened it may not be on the new list.
        onClick={() => requestAnimationFrame(focusHeading)}
        sx={{ justifySelf: 'start', display: 'flex', alignItems: 'center', minHeight: 44 }}
      >
        {`More ${plantsOf(product.categoryName)}`}
      </MuiLink>
    </About>
  )
}
