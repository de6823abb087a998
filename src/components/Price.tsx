import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '@/theme/VisuallyHidden'
import { formatRupees } from './money'

interface PriceProps {
  /** Whole rupees. */
  discounted: number
  /** Whole rupees. */
  actual: number
  /** Text such as '25% OFF', or '0' when there is none (Spec §3). */
  discount: string
}

/** The discounted price, the actual price and the discount. */
export function Price({ discounted, actual, discount }: PriceProps) {
  return (
    // New nodes for each price: a translated page has other text nodes than React's.
    <Typography key={`${String(discounted)} ${String(actual)} ${discount}`} variant="price">
      <strong>{formatRupees(discounted)}</strong>
      {/* The spaces keep the amounts apart where the text is read or copied. */}
      {discount !== '0' && (
        <>
          {' '}
          <s>
            <VisuallyHidden>Original price </VisuallyHidden>
            {formatRupees(actual)}
          </s>{' '}
          <em>{discount}</em>
        </>
      )}
    </Typography>
  )
}
