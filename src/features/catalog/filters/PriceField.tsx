import FormLabel from '@mui/material/FormLabel'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { formatRupees } from '@/components/money'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectProducts } from '../catalogApi'
import { priceLabel } from './appliedFilters'
import { PRICE_RANGE, priceRangeChanged, selectPriceRange } from './filtersSlice'

/** The price that plants cost less than, in rupees; at the slider's end there's no limit (Spec §4). */
export function PriceField() {
  const priceRange = useAppSelector(selectPriceRange)
  const dispatch = useAppDispatch()
  const id = useId()
  const text = priceLabel(priceRange)
  /** The price before the thumb is dragged. */
  const start = useRef(priceRange)
  return (
    <div>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 3 }}>
        <FormLabel component="span" id={id}>
          Price range
        </FormLabel>
        <Typography color="textSecondary" aria-hidden="true">
          {text}
        </Typography>
      </Stack>
      <Slider
        aria-labelledby={id}
        min={PRICE_RANGE.min}
        max={PRICE_RANGE.max}
        value={priceRange}
        getAriaValueText={() => text}
        step={10}
        // Of Page Up and Page Down, too.
        shiftStep={100}
        sx={{ touchAction: 'pan-y' }}
        onPointerDown={() => {
          start.current = priceRange
        }}
        // The touch has become a scroll. MUI would continue the drag with the next touch, to which
        // Firefox may give the same id.
        onPointerCancel={({ nativeEvent }) => {
          dispatch(priceRangeChanged(start.current))
          document.dispatchEvent(new PointerEvent('pointerup', nativeEvent))
        }}
        onChange={(_, value) => dispatch(priceRangeChanged(value))}
      />
      <LowestPrice />
    </div>
  )
}

/** Why a low limit finds nothing. Its line is reserved until the catalogue has loaded. */
function LowestPrice() {
  const prices = useAppSelector(selectProducts)?.map(({ discountedPrice }) => discountedPrice) ?? []
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 3, minHeight: '1.375rem' }}>
      {prices.length > 0 && `Our plants start at ${formatRupees(Math.min(...prices))}.`}
    </Typography>
  )
}
