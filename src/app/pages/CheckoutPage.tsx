import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { Receipt } from '../../features/checkout/Receipt'
import { NoticePage } from '../../components/NoticePage'
import { paths } from '../../navigation/paths'

/** After payment (Spec §2): what was just bought. Open to all, who then read only that it is done. */
export default function CheckoutPage() {
  return (
    <>
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
      <Receipt />
    </>
  )
}
