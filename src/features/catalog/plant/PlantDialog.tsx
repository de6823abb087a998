import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import Button from '@mui/material/Button'
import CardMedia from '@mui/material/CardMedia'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useRef } from 'react'
import { Dialog } from '../../../components/Dialog'
import { formatRupees } from '../../../components/money'
import { PlantImage } from '../../../components/PlantImage'
import { Price } from '../../../components/Price'
import { ProductRating } from '../../../components/ProductRating'
import type { Product } from '../../../contract/entities'
import { windowTitle } from '../../../navigation/pages'
import { hasSelection, plainKey } from '../../../platform/keyboard'
import { groundShadow } from '../../../theme/components/tile'
import { LOW_LANDSCAPE } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import { VisuallyHidden } from '../../../theme/VisuallyHidden'
import { DELIVERY_NOTE } from '../../cart/delivery'
import { PlantFactsLine } from '../PlantFactsLine'
import { PlantFacts } from './PlantFacts'
import { PlantSize } from './PlantSize'
import { SharePlant } from './SharePlant'

const { breakpoints, spacing } = theme

/** One column on a phone, where the drawing of the size comes last; two from a tablet on. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: spacing(5, 8),
  '& > :first-child': { display: 'contents', '& > [role="img"]': { order: 1 } },
  [breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr)',
    '& > :first-child': { display: 'grid', gap: spacing(3) },
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

const Words = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  '& .MuiTypography-price strong': { fontSize: '1.75rem' },
})

const Buttons = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: spacing(3),
})

const offsets: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

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
  const { care, categoryName, outOfStock } = product
  const alternative = outOfStock
    ? products.find((each) => each.categoryName === categoryName && !each.outOfStock)
    : undefined
  const index = result.findIndex(({ _id }) => _id === product._id)
  /** The result's next or previous plant, wrapping around at either end. */
  const neighbour = (offset: number) =>
    index < 0 || result.length < 2 ? undefined : result.at((index + offset) % result.length)
  const previous = neighbour(-1)
  const next = neighbour(1)
  const previousButton = useRef<HTMLButtonElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  const step = (offset: number) => {
    const plant = neighbour(offset)
    if (!plant) return
    onStep(plant._id)
    // The control that had the focus may be the last plant's.
    const button = offset < 0 ? previousButton : nextButton
    button.current?.focus()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={product.name}
      maxWidth="md"
      actions={offer}
      onKeyDown={({ nativeEvent }) => {
        const offset = offsets[plainKey(nativeEvent) ?? '']
        // Browsers limit how often the URL may change, so a held key is one step.
        if (offset !== undefined && !nativeEvent.repeat && !hasSelection()) step(offset)
      }}
    >
      {open && <title>{windowTitle(product.name)}</title>}
      <VisuallyHidden aria-live="polite">{product.name}</VisuallyHidden>
      <Columns>
        <div>
          <Picture data-category={categoryName} data-shape="arch">
            <PlantImage key={product.image} src={product.image} width={400} height={500} />
          </Picture>
          {previous && next && (
            <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
              <Button
                ref={previousButton}
                variant="text"
                startIcon={<ChevronLeftIcon />}
                aria-label={`Previous plant: ${previous.name}`}
                onClick={() => {
                  step(-1)
                }}
              >
                Previous
              </Button>
              <Button
                ref={nextButton}
                variant="text"
                endIcon={<ChevronRightIcon />}
                aria-label={`Next plant: ${next.name}`}
                onClick={() => {
                  step(1)
                }}
              >
                Next
              </Button>
            </Stack>
          )}
          {care?.size && <PlantSize image={product.image} size={care.size} />}
        </div>
        <Words>
          <Price
            discounted={product.discountedPrice}
            actual={product.actualPrice}
            discount={product.discount}
          />
          <ProductRating value={product.rating} isSpelledOut />
          <Buttons>
            {actions}
            {heart}
            <SharePlant name={product.name} />
          </Buttons>
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
          {isLoading && care?.character === undefined && (
            <Skeleton variant="rounded" height="24rem" />
          )}
          <PlantFacts product={product} />
          {care?.notFor !== undefined && (
            <Typography>
              <b>Not for you if</b> <span>{care.notFor}</span>
            </Typography>
          )}
        </Words>
      </Columns>
    </Dialog>
  )
}
