/** Minus works only above this quantity (Spec §5). */
const MINUS_ONLY_ABOVE = 3

export const MINUS_NOTE = `Minus works above ${String(MINUS_ONLY_ABOVE)}. For fewer, remove the plant and add it again.`

/** Whether minus has come to its end. */
export const isAtMinimum = (qty: number) => qty === MINUS_ONLY_ABOVE

/** Whether plus has been pressed and minus can't take it back, or not any more. */
export const isStuck = (qty: number) => qty > 1 && !canDecrease(qty)

export function canDecrease(qty: number): boolean {
  return qty > MINUS_ONLY_ABOVE
}
