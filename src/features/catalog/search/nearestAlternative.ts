import type { Product } from '../../../contract/entities'

/**
 * The plant in stock that comes closest to one that's sold out: of its category if there is one, then
 * the closest in price.
 */
export function nearestAlternative(
  product: Product,
  products: readonly Product[],
): Product | undefined {
  const distance = ({ categoryName, discountedPrice }: Product) =>
    (categoryName === product.categoryName ? 0 : 1e6) +
    Math.abs(discountedPrice - product.discountedPrice)
  let nearest: Product | undefined
  for (const candidate of products) {
    if (candidate.outOfStock || candidate._id === product._id) continue
    if (!nearest || distance(candidate) < distance(nearest)) nearest = candidate
  }
  return nearest
}
