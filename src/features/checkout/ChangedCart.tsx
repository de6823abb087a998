import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Dialog } from '../../components/Dialog'
import { formatRupees } from '../../components/money'

interface Props {
  open: boolean
  /** Rupees that the cart costs now. */
  total: number
  onPay: () => void
  onClose: () => void
}

/** Shown after a payment has ended because its cart has changed. */
export default function ChangedCart({ open, total, onPay, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your cart has changed"
      maxWidth="xs"
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          {total > 0 && (
            <Button onClick={onPay}>
              <span>{`Pay ${formatRupees(total)}`}</span>
            </Button>
          )}
        </>
      }
    >
      <Typography>
        Your cart changed while you were paying, so we closed the payment. You haven't been charged.{' '}
        <span>
          {total > 0
            ? `The new total is ${formatRupees(total)}.`
            : "There's nothing left to pay for."}
        </span>
      </Typography>
    </Dialog>
  )
}
