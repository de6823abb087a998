import type { Category } from '../../contract/entities'
import { CATEGORIES } from './filters/filtersSlice'

/**
 * The category filters in order (Spec §9), followed by the backend's additional ones once they've
 * loaded.
 */
export function categoryNames(categories: readonly Category[] | undefined): readonly string[] {
  if (categories === undefined || categories.length === 0) return CATEGORIES
  const offered = new Set(categories.map(({ categoryName }) => categoryName))
  const known = CATEGORIES.filter((name) => offered.has(name))
  return [...new Set<string>([...known, ...offered])]
}
