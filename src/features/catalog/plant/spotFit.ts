import { type Housemate, HOUSEMATES, LIGHTS, type Product } from '../../../contract/entities'
import type { Spot } from './spotSlice'

/** How a plant suits a spot. */
export interface Fit {
  text: string
  isGood: boolean
}

export const housemateNames: Record<Housemate, string> = {
  cats: 'cats',
  dogs: 'dogs',
  children: 'small children',
}

/**
 * What to say of a plant for a spot, the most important first; nothing where neither the facts nor the
 * answer tell.
 */
export function fitsOf({ care }: Product, spot: Spot | null): Fit[] {
  const { lights, unsafeFor } = care ?? {}
  if (!spot) return []
  const fits = HOUSEMATES.filter(
    (each) => spot.housemates.includes(each) && unsafeFor?.includes(each),
  ).map((each): Fit => ({ text: `Not with ${housemateNames[each]}`, isGood: false }))
  if (spot.light === null || lights === undefined || lights.length === 0) return fits
  const brightness = LIGHTS.indexOf(spot.light)
  if (lights.every((light) => LIGHTS.indexOf(light) > brightness))
    fits.push({ text: 'Needs more light', isGood: false })
  // Without the facts, nobody knows whether it's safe.
  const isSafe = unsafeFor !== undefined || spot.housemates.length === 0
  if (fits.length === 0 && isSafe && lights.includes(spot.light))
    fits.push({ text: 'Loves your spot', isGood: true })
  return fits
}
