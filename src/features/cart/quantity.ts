/** Minus works only above this quantity (Spec §5). */
const MINUS_ONLY_ABOVE = 3

export function canDecrease(qty: number): boolean {
  return qty > MINUS_ONLY_ABOVE
}
