import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { lazyDialog } from '@/components/lazyComponent'
import type { Product } from '@/contract/entities'
import { AddToCart } from '@/features/cart/AddToCart'
import { productWithId } from '@/features/catalog/plant/plantUrl'
import { useOpenPlant } from '@/features/catalog/plant/useOpenPlant'
import { WishlistToggle } from '@/features/wishlist/WishlistToggle'
import { useAppSelector } from '@/store/hooks'
import { LoginOfferContent } from '../wanted/LoginOffer'
import { selectWanted } from '../wanted/wantedSlice'

const PlantDialog = lazyDialog(
  () => import('@/features/catalog/plant/PlantDialog'),
  "We couldn't show this plant.",
)

interface QuickViewProps {
  products: readonly Product[]
  /** The products that match the filters. */
  result: readonly Product[]
  /** Whether the plants and their facts may still load. */
  isLoading: boolean
}

/** The plant that the URL names, in a dialog; a sentence if the catalogue doesn't have it. */
export function QuickView({ products, result, isLoading }: QuickViewProps) {
  const { id, step, close } = useOpenPlant()
  const product = id === null ? undefined : productWithId(products, id)
  // The last one stays while its dialog closes.
  const [shown, setShown] = useState(product)
  if (product && product !== shown) setShown(product)
  const wanted = useAppSelector(selectWanted)
  const wantedHere = wanted.filter(({ product }) => product._id === shown?._id)
  const isUnknown = id !== null && !product && products.length > 0 && !isLoading

  return (
    <>
      {isUnknown && (
        <Alert severity="info" sx={{ mb: 6 }}>
          We don't sell this plant (any more).
        </Alert>
      )}
      {shown && (
        <PlantDialog
          product={shown}
          isLoading={isLoading}
          products={products}
          result={result}
          open={product !== undefined}
          onClose={close}
          onStep={step}
          heart={<WishlistToggle key={`heart ${shown._id}`} product={shown} />}
          actions={<AddToCart key={shown._id} product={shown} />}
          // The notice at the bottom of the page is behind the dialog.
          offer={wantedHere.length > 0 ? <LoginOfferContent wanted={wantedHere} /> : undefined}
        />
      )}
    </>
  )
}
