import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { Receipt } from '../../features/checkout/Receipt'
import { NoticePage } from '../../components/NoticePage'
import { paths } from '../../navigation/paths'

/**
 * /checkout (Spec §2): the receipt of the order just paid. Anyone may open it; without a receipt it
 * only says that the order was placed.
 */
export default function CheckoutPage() {
  return (
    <>
      <NoticePage
        heading="Order placed successfully!!"
        illustration="/illustrations/order-placed.svg"
        text="Thank you for shopping with Frond."
        action={
          <Button component={Link} to={paths.home}>
            Home
          </Button>
        }
      />
      <Receipt />
    </>
  )
}
