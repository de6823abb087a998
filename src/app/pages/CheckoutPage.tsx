import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { visitorOnly } from '@/components/hydration'
import { Page } from '@/components/Page'
import { PlacedOrder } from '@/features/checkout/PlacedOrder'
import { useReceipt } from '@/features/checkout/useReceipt'
import { paths, productListingHref } from '@/navigation/paths'

const heading = 'Order placed successfully!!'

const actions = (
  <>
    <Button component={Link} to={productListingHref}>
      Keep shopping
    </Button>
    <Button component={Link} to={paths.home} variant="outlined">
      Home
    </Button>
  </>
)

/**
 * /checkout (Spec §2): the receipt of the order just paid. Anyone may open it; without a receipt it
 * says where the order is.
 */
export default function CheckoutPage() {
  const receipt = useReceipt()
  if (receipt)
    return (
      <Page heading={heading}>
        <PlacedOrder receipt={receipt} actions={actions} />
      </Page>
    )
  return (
    // A shopper may have a receipt, which would replace it.
    <Box {...visitorOnly}>
      <EmptyState
        isPage
        title={heading}
        illustration="/illustrations/order-placed.svg"
        text="Thank you for shopping with Frond. Your order is in the tab where you paid for it."
        action={actions}
      />
    </Box>
  )
}
