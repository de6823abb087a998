/** Minus works only above this quantity (Spec §5). */
const MINUS_ONLY_ABOVE = 3

export const MINUS_NOTE = 'To order fewer, remove this plant and add it again.'

export const NOT_CHANGED = 'The quantity couldn’t be changed. Please try again.'

/** Whether minus can't go any lower. */
export const isAtMinimum = (qty: number) => qty === MINUS_ONLY_ABOVE

/** Whether the quantity has been raised and minus can't lower it. */
export const isTooLowToDecrease = (qty: number) => qty > 1 && !canDecrease(qty)

export function canDecrease(qty: number): boolean {
  return qty > MINUS_ONLY_ABOVE
}
