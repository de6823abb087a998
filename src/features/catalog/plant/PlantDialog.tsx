import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CardMedia from '@mui/material/CardMedia'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useRef } from 'react'
import { Dialog } from '@/components/Dialog'
import { formatRupees } from '@/components/money'
import { PlantImage } from '@/components/PlantImage'
import { Price } from '@/components/Price'
import { ProductRating } from '@/components/ProductRating'
import type { Product } from '@/contract/entities'
import { DELIVERY_NOTE } from '@/features/cart/delivery'
import { windowTitle } from '@/navigation/pages'
import { hasSelection, plainKey } from '@/platform/keyboard'
import { groundShadow } from '@/theme/components/tile'
import { LOW_LANDSCAPE } from '@/theme/media'
import { theme } from '@/theme/theme'
import { VisuallyHidden } from '@/theme/VisuallyHidden'
import { PlantFactsLine } from '../PlantFactsLine'
import { PlantFacts } from './PlantFacts'
import { PlantSize } from './PlantSize'
import { PlantSteps } from './PlantSteps'
import { SharePlant } from './SharePlant'

const { breakpoints, spacing } = theme

/** One column on a phone; two from a tablet on, where the drawing of the size is below the picture. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplate: 'auto / minmax(0, 1fr)',
  alignItems: 'start',
  gap: spacing(5, 8),
  [breakpoints.up('sm')]: {
    gridTemplate: 'auto 1fr / minmax(0, 3fr) minmax(0, 4fr)',
    rowGap: spacing(3),
  },
  // The whole picture fits.
  [LOW_LANDSCAPE]: { gridTemplateColumns: 'max(8rem, (100dvh - 9rem) * .8) minmax(0, 1fr)' },
})

const Picture = styled(CardMedia)({
  width: '100%',
  maxWidth: '18rem',
  marginInline: 'auto',
  [breakpoints.up('sm')]: { maxWidth: 'none' },
  backgroundImage: groundShadow('93.3%'),
  // Within the arch, which would cut leaves near its corners.
  '& img': { transform: 'scale(.95)', transformOrigin: '50% 96%' },
})

interface PlantDialogProps {
  product: Product
  /** Whether missing facts may still load: a prerendered plant has only those of its card. */
  isLoading: boolean
  /** The catalogue. */
  products: readonly Product[]
  /** The plants that match the filters. */
  result: readonly Product[]
  open: boolean
  onClose: () => void
  /** Shows another plant of the result. */
  onStep: (productId: string) => void
  /** The heart; `actions` holds the other buttons. */
  heart: ReactNode
  actions: ReactNode
  /** Stays visible below the content. */
  offer?: ReactNode
}

/** The quick view of a plant. */
export default function PlantDialog({
  product,
  isLoading,
  products,
  result,
  open,
  onClose,
  onStep,
  heart,
  actions,
  offer,
}: PlantDialogProps) {
  const { name, image, care, categoryName, outOfStock } = product
  const alternative = outOfStock
    ? products.find((each) => each.categoryName === categoryName && !each.outOfStock)
    : undefined
  const steps = useRef<HTMLDivElement>(null)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={name}
      maxWidth="md"
      actions={offer}
      onKeyDown={({ nativeEvent }) => {
        // Browsers limit how often the URL may change, so a held key is one step.
        if (nativeEvent.repeat || hasSelection()) return
        const [previous, next] = steps.current?.querySelectorAll('button') ?? []
        const key = plainKey(nativeEvent)
        if (key === 'ArrowLeft') previous?.click()
        if (key === 'ArrowRight') next?.click()
      }}
    >
      {open && <title>{windowTitle(name)}</title>}
      <VisuallyHidden aria-live="polite">{name}</VisuallyHidden>
      <Columns>
        <div>
          <Picture data-category={categoryName} data-shape="arch">
            <PlantImage key={image} src={image} width={400} height={500} />
          </Picture>
          <PlantSteps ref={steps} product={product} result={result} onStep={onStep} />
        </div>
        <Stack
          spacing={3}
          sx={{
            gridRow: { sm: 'span 2' },
            '& .MuiTypography-price strong': { fontSize: '1.75rem' },
          }}
        >
          <Price
            discounted={product.discountedPrice}
            actual={product.actualPrice}
            discount={product.discount}
          />
          <ProductRating value={product.rating} isSpelledOut />
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: 3 }}>
            {actions}
            {heart}
            <SharePlant name={name} />
          </Box>
          {alternative && (
            <Button
              variant="outlined"
              onClick={({ currentTarget }) => {
                onStep(alternative._id)
                // The other plant doesn't have this button.
                currentTarget.closest('[role="dialog"]')?.querySelector('button')?.focus()
              }}
            >
              {`In stock: ${alternative.name}, ${formatRupees(alternative.discountedPrice)}`}
            </Button>
          )}
          {!outOfStock && (
            <Typography variant="body2" color="textSecondary">
              {DELIVERY_NOTE}
            </Typography>
          )}
          <PlantFactsLine product={product} status={outOfStock ? 'Out of stock' : undefined} />
          {care?.character !== undefined && (
            <Typography variant="h2" component="p" sx={{ fontSize: '1.25rem', lineHeight: 1.35 }}>
              {care.character}
            </Typography>
          )}
          {care?.names !== undefined && care.names.length > 0 && (
            <Typography color="textSecondary">{`Also called ${care.names.join(', ')}.`}</Typography>
          )}
          {isLoading && !care?.character && <Skeleton variant="rounded" height="24rem" />}
          <PlantFacts product={product} />
          {care?.notFor !== undefined && (
            <Typography>
              <b>Not for you if</b> <span>{care.notFor}</span>
            </Typography>
          )}
        </Stack>
        {care?.size && <PlantSize image={image} size={care.size} />}
      </Columns>
    </Dialog>
  )
}
