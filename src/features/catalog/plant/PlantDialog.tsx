import CardMedia from '@mui/material/CardMedia'
import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import { type ReactNode, useRef } from 'react'
import { Dialog } from '../../../components/Dialog'
import { PlantImage } from '../../../components/PlantImage'
import { hasSelection, plainKey } from '../../../platform/keyboard'
import type { Product } from '../../../contract/entities'
import { groundShadow } from '../../../theme/components/tile'
import { LOW_LANDSCAPE } from '../../../theme/media'
import { theme } from '../../../theme/theme'
import { PlantAbout } from './PlantAbout'
import { PlantSteps } from './PlantSteps'
import { PlantSummary } from './PlantSummary'
import { windowTitle } from '../../../navigation/pages'
import { usePlantInHead } from './usePlantInHead'

interface PlantDialogProps {
  product: Product
  /** Whether missing facts may still load: a prerendered plant has none. */
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

/** The minimum length of a swipe to another plant, in px. */
const SWIPE_PX = 48

/** No finger, a mouse, or two fingers. */
const noSwipe = { pointerId: Number.NaN, start: 0 }

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

const { breakpoints, spacing } = theme

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"picture" "summary" "facts"',
  gap: spacing(5, 8),
  // On a tablet the facts take the whole width, or half of the dialog would stay empty.
  [breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr)',
    gridTemplateAreas: '"picture summary" "facts facts"',
  },
  [breakpoints.up('md')]: {
    gridTemplateAreas: '"picture summary" "picture facts"',
    gridTemplateRows: 'auto 1fr',
  },
  // The whole picture, beside everything else.
  [LOW_LANDSCAPE]: {
    gridTemplateColumns: 'max(8rem, (100dvh - 9rem) * .8) minmax(0, 1fr)',
    gridTemplateAreas: '"picture summary" "picture facts"',
    gridTemplateRows: 'auto 1fr',
  },
})

const Side = styled('div')({
  gridArea: 'picture',
  width: '100%',
  maxWidth: '18rem',
  marginInline: 'auto',
  [breakpoints.up('sm')]: { maxWidth: 'none' },
})

const Picture = styled(CardMedia)({
  touchAction: 'pan-y',
  backgroundImage: groundShadow('93.3%'),
  // Within the arch, which would cut leaves near its corners.
  '& img': { transform: 'scale(.95)', transformOrigin: '50% 96%' },
})

/** The quick view of a plant: a large picture, facts and actions. */
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
  usePlantInHead(product, open)
  /** A finger on the picture, and where it went down. */
  const swipe = useRef(noSwipe)
  const index = result.findIndex(({ _id }) => _id === product._id)
  /** The result's next or previous plant, wrapping around at either end. */
  const neighbour = (offset: number) =>
    index < 0 || result.length < 2 ? undefined : result.at((index + offset) % result.length)
  const step = (offset: number) => {
    const plant = neighbour(offset)
    if (plant) onStep(plant._id)
  }

  const endSwipe = () => {
    swipe.current = noSwipe
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={product.name}
      maxWidth="md"
      actions={offer}
      onKeyDown={({ nativeEvent }) => {
        const offset = steps[plainKey(nativeEvent) ?? '']
        // Browsers limit how often the URL may change, so a held key is one step.
        if (offset !== undefined && !nativeEvent.repeat && !hasSelection()) step(offset)
      }}
    >
      {open && <title>{windowTitle(product.name)}</title>}
      <Columns>
        <Side>
          <Picture
            data-category={product.categoryName}
            data-shape="arch"
            onPointerDown={({ clientX, isPrimary, pointerId, pointerType }) => {
              const isSwipe = isPrimary && pointerType !== 'mouse'
              swipe.current = isSwipe ? { pointerId, start: clientX } : noSwipe
            }}
            // The touch has become a scroll.
            onPointerCancel={endSwipe}
            onPointerUp={({ clientX, pointerId }) => {
              const { current } = swipe
              endSwipe()
              if (current.pointerId !== pointerId) return
              const moved = clientX - current.start
              if (Math.abs(moved) > SWIPE_PX) step(moved < 0 ? 1 : -1)
            }}
          >
            <PlantImage key={product.image} src={product.image} width={400} height={500} />
            {product.outOfStock && <Chip label="Out of stock" />}
          </Picture>
          <PlantSteps
            product={product}
            position={index + 1}
            count={result.length}
            previous={neighbour(-1)}
            next={neighbour(1)}
            onStep={onStep}
          />
        </Side>
        <PlantSummary product={product} products={products} heart={heart} actions={actions} />
        <PlantAbout product={product} isLoading={isLoading} />
      </Columns>
    </Dialog>
  )
}
