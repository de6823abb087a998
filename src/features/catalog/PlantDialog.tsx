import Box from '@mui/material/Box'
import CardMedia from '@mui/material/CardMedia'
import Chip from '@mui/material/Chip'
import { type ReactNode, useRef } from 'react'
import { Dialog } from '../../components/Dialog'
import { PlantImage } from '../../components/PlantImage'
import { hasSelection, plainKey } from '../../platform/keyboard'
import type { Product } from '../../contract/entities'
import { groundShadow } from '../../theme/components/tile'
import { LOW_LANDSCAPE } from '../../theme/media'
import { PlantAbout } from './PlantAbout'
import { PlantSteps } from './PlantSteps'
import { PlantSummary } from './PlantSummary'
import { windowTitle } from '../../navigation/pages'
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
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'minmax(0, 3fr) minmax(0, 4fr)',
          },
          // On a tablet the facts take the whole width, or half of the dialog would stay empty.
          gridTemplateAreas: {
            xs: '"picture" "summary" "facts"',
            sm: '"picture summary" "facts facts"',
            md: '"picture summary" "picture facts"',
          },
          gridTemplateRows: { md: 'auto 1fr' },
          columnGap: 8,
          rowGap: 5,
          // The whole picture, beside everything else.
          [LOW_LANDSCAPE]: {
            gridTemplateColumns: 'max(8rem, (100dvh - 9rem) * .8) minmax(0, 1fr)',
            gridTemplateAreas: '"picture summary" "picture facts"',
            gridTemplateRows: 'auto 1fr',
          },
        }}
      >
        <Box
          sx={{
            gridArea: 'picture',
            width: '100%',
            maxWidth: { xs: '18rem', sm: 'none' },
            mx: 'auto',
          }}
        >
          <CardMedia
            data-category={product.categoryName}
            data-shape="arch"
            sx={{
              touchAction: 'pan-y',
              backgroundImage: groundShadow('93.3%'),
              // Within the arch, which would cut leaves near its corners.
              '& img': { transform: 'scale(.95)', transformOrigin: '50% 96%' },
            }}
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
          </CardMedia>
          <PlantSteps
            product={product}
            position={index + 1}
            count={result.length}
            previous={neighbour(-1)}
            next={neighbour(1)}
            onStep={onStep}
          />
        </Box>
        <PlantSummary product={product} products={products} heart={heart} actions={actions} />
        <PlantAbout product={product} isLoading={isLoading} />
      </Box>
    </Dialog>
  )
}
