import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { use, useId, useState } from 'react'
import { OrderLines } from '@/components/OrderLines'
import { Page } from '@/components/Page'
import { Loading, QueryState } from '@/components/QueryState'
import { AddAddress } from '@/features/addresses/AddAddress'
import { useAddresses } from '@/features/addresses/addressApi'
import { AddressPicker, AddressPickerSkeleton } from '@/features/addresses/AddressPicker'
import {
  deliveryAddress,
  readDelivery,
  updateDelivery,
  useAddressDialog,
} from '@/features/addresses/delivery'
import { selectUserKey } from '@/features/auth/authSlice'
import { useCart } from '@/features/cart/cartApi'
import { CartLayout } from '@/features/cart/CartLayout'
import { EmptyCart } from '@/features/cart/EmptyCart'
import { orderLines } from '@/features/cart/priceDetails'
import { PriceDetailsBox, PriceDetailsSkeleton } from '@/features/cart/PriceDetailsBox'
import { DISCONTINUED, selectProductsById } from '@/features/catalog/catalogApi'
import { plantLink } from '@/features/catalog/plant/plantUrl'
import { useQuickView } from '@/features/catalog/plant/useQuickView'
import { PayForCart } from '@/features/checkout/PayForCart'
import { usePayment } from '@/features/checkout/usePayment'
import { BasePath } from '@/navigation/basePath'
import { useAppSelector } from '@/store/hooks'

/** False for another attempt after a failed one, whose button stays. */
function isFirstLoad({ currentData, error }: { currentData?: unknown; error?: unknown }): boolean {
  return currentData === undefined && error === undefined
}

function Summary({ user }: { user: string }) {
  const addresses = useAddresses()
  const cart = useCart()
  const [chosenId, setChosenId] = useState(() => readDelivery(user).chosenId)
  const plantsId = useId()
  const basePath = use(BasePath)
  const openQuickView = useQuickView()
  const products = useAppSelector(selectProductsById)
  const saved = addresses.currentData ?? []
  const lines = orderLines(cart.currentData ?? [])
  const chosen = deliveryAddress(saved, chosenId)
  const hasNoAddress = addresses.currentData?.length === 0
  const payment = usePayment(chosen)
  const dialog = useAddressDialog()

  const choose = (id: string) => {
    setChosenId(id)
    updateDelivery({ user, chosenId: id })
  }

  // Rendered once both have loaded, so that neither shifts the other.
  if (isFirstLoad(addresses) || isFirstLoad(cart))
    return (
      <Loading>
        <CartLayout main={<AddressPickerSkeleton />} side={<PriceDetailsSkeleton />} />
      </Loading>
    )
  // For example after going back from the receipt. A payment empties the cart before it leaves the
  // page.
  if (cart.currentData?.length === 0 && payment.status !== 'paid') return <EmptyCart />

  return (
    <CartLayout
      main={
        <>
          <QueryState
            query={addresses}
            skeleton={<AddressPickerSkeleton />}
            failed="We couldn't load your addresses."
            isEmpty={(saved) => saved.length === 0}
            empty={<Typography>No saved addresses yet.</Typography>}
          >
            {() => <AddressPicker addresses={saved} value={chosen?._id} onChange={choose} />}
          </QueryState>
          <Button variant={hasNoAddress ? 'contained' : 'outlined'} onClick={dialog.open}>
            ADD NEW ADDRESS
          </Button>
          <AddAddress dialog={dialog} onSaved={choose} />
          {lines.length > 0 && (
            <Paper
              component="section"
              variant="outlined"
              aria-labelledby={plantsId}
              onClick={openQuickView}
              sx={{ px: 6, py: 4, '@media print': { p: 0, border: 0 } }}
            >
              <Typography id={plantsId} variant="h2" sx={{ mb: 2 }}>
                Your plants
              </Typography>
              <OrderLines
                lines={lines}
                linkTo={(id) => (products.has(id) ? plantLink(id, basePath) : undefined)}
                unlinkedNote={products.size > 0 ? DISCONTINUED : undefined}
              />
            </Paper>
          )}
        </>
      }
      side={
        <QueryState
          query={cart}
          skeleton={<PriceDetailsSkeleton />}
          failed="We couldn't load your cart."
        >
          {(items) => (
            <PriceDetailsBox
              cart={items}
              action={
                <>
                  <PayForCart
                    payment={payment}
                    cart={items}
                    isIncomplete={!chosen && saved.length > 0}
                    variant={hasNoAddress ? 'outlined' : 'contained'}
                  />
                  {!chosen && saved.length > 0 && (
                    <Typography color="textSecondary">Choose a delivery address.</Typography>
                  )}
                  {!chosen && saved.length === 0 && (
                    <Typography color="textSecondary">
                      No delivery address yet.{' '}
                      <MuiLink
                        component="button"
                        type="button"
                        onClick={dialog.open}
                        // As far above the text as below it, in whole px: the text stays on the sentence's baseline.
                        sx={{ minHeight: 45, verticalAlign: 'baseline' }}
                      >
                        Add an address
                      </MuiLink>
                    </Typography>
                  )}
                </>
              }
            />
          )}
        </QueryState>
      }
    />
  )
}

/** /ordersummary, open to visitors: without an address list it shows the empty cart (Spec §2). */
export default function OrderSummaryPage() {
  const user = useAppSelector(selectUserKey)
  return (
    <Page heading="Order Summary">
      {/* The key resets the state for another user. */}
      {user === null ? <EmptyCart /> : <Summary key={user} user={user} />}
    </Page>
  )
}
