import type { Product } from '../../../contract/entities'
import { fitsOf } from './spotFit'
import type { Spot } from './spotSlice'

const MOST_NAMED = 3

const lovesSpot = (product: Product, spot: Spot) =>
  fitsOf(product, spot).some(({ isGood }) => isGood)

/** The higher, the less a plant suits a spot: whom it may harm matters more than the light. */
function distanceTo(spot: Spot, product: Product): number {
  const harms = fitsOf(product, { ...spot, light: null }).length
  const needsLight = fitsOf(product, spot).length > harms
  return harms * 4 + (lovesSpot(product, spot) ? 0 : needsLight ? 2 : 1)
}

/** The plants in stock, the closest to the spot first, then the best rated. */
export const closestToSpot = (products: readonly Product[], spot: Spot): Product[] =>
  products
    .filter(({ outOfStock }) => !outOfStock)
    // Once per plant: a comparison of two would take too long in a large catalogue.
    .map((product) => ({ product, distance: distanceTo(spot, product) }))
    .sort((a, b) => a.distance - b.distance || b.product.rating - a.product.rating)
    .map(({ product }) => product)

/** The plants in stock that love a spot, the best rated first. */
export const plantsForSpot = (products: readonly Product[], spot: Spot): Product[] =>
  closestToSpot(products, spot).filter((product) => lovesSpot(product, spot))

/** Whether any plant has facts, which a spot or a search can be compared with. */
export const hasFacts = (products: readonly Product[]) =>
  products.some(({ care }) => care?.lights !== undefined)

/** What the catalogue has for a spot: a sentence, and the plants that it introduces. */
export function describeSpot(products: readonly Product[], spot: Spot) {
  if (spot.light === null || !hasFacts(products)) return { text: '', plants: [] }
  const plants = plantsForSpot(products, spot).slice(0, MOST_NAMED)
  if (plants.length > 0) return { text: 'For this spot:', plants }
  const safe = plantsForSpot(products, { ...spot, light: 'bright' }).slice(0, MOST_NAMED)
  return safe.length > 0 && spot.light === 'shade'
    ? {
        text: 'We have no plant that is safe there and manages with so little light. Nearer to a window:',
        plants: safe,
      }
    : { text: 'We have no plant that loves this spot.', plants: [] }
}
