import type { Category } from '../../contract/entities'
import { CATEGORIES } from './filtersSlice'

/**
 * The categories to choose from, in the filter's order (Spec §9), further ones of the backend
 * after them. Without the backend's answer the known four.
 */
export function categoryNames(categories: readonly Category[] | undefined): readonly string[] {
  if (categories === undefined || categories.length === 0) return CATEGORIES
  const offered = new Set(categories.map(({ categoryName }) => categoryName))
  const known = CATEGORIES.filter((name) => offered.has(name))
  return [...new Set<string>([...known, ...offered])]
}
