import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { NoticePage } from '../../components/NoticePage'
import { paths } from '../paths'

/** After payment (Spec §2). Open to all: it shows nothing of an order. */
export default function CheckoutPage() {
  return (
    <NoticePage
      title="Order placed"
      heading="Order placed successfully!!"
      illustration="/illustrations/order-placed.svg"
      text="Thank you for shopping with Frond."
      action={
        <Button component={Link} to={paths.home}>
          Home
        </Button>
      }
    />
  )
}
