import { HOUSEMATES, LIGHTS, type Product } from '../../contract/entities'
import type { Spot } from './spotSlice'

/** How a plant suits a spot. */
export interface Fit {
  text: string
  isGood: boolean
}

const warnings = {
  cats: 'Not with cats',
  dogs: 'Not with dogs',
  children: 'Not with small children',
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
  ).map((each): Fit => ({ text: warnings[each], isGood: false }))
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

/** The plants in stock that love a spot, the best rated first. */
export const plantsForSpot = (products: readonly Product[], spot: Spot): Product[] =>
  products
    .filter((product) => !product.outOfStock && fitsOf(product, spot).some(({ isGood }) => isGood))
    .sort((a, b) => b.rating - a.rating)

const namesOf = (products: readonly Product[]) =>
  products
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ')

/** A sentence on what the catalogue has for a spot; '' if its facts don't tell. */
export function describeSpot(products: readonly Product[], spot: Spot): string {
  if (spot.light === null || products.every(({ care }) => care?.lights === undefined)) return ''
  const plants = plantsForSpot(products, spot)
  if (plants.length > 0) return `For this spot: ${namesOf(plants)}.`
  const safe = plantsForSpot(products, { ...spot, light: 'bright' })
  return safe.length > 0 && spot.light === 'shade'
    ? `We have no plant that is safe there and manages with so little light. Nearer to a window: ${namesOf(safe)}.`
    : 'We have no plant that loves this spot.'
}
