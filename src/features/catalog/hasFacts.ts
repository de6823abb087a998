import type { Product } from '../../contract/entities'

/** Whether the catalogue has facts, with which plants can be compared with a spot or a search. */
export const hasFacts = (products: readonly Product[]): boolean =>
  products.some(({ care }) => care?.lights !== undefined)
