import type { Category } from '../../contract/entities'

/** The filter's categories in order (Spec §9), lowercase as in products. */
export const CATEGORIES = ['climbers', 'indoor', 'cacti', 'flowering'] as const

/** The category filters in order, followed by the backend's additional ones once they've loaded. */
export function categoryNames(categories: readonly Category[] | undefined): readonly string[] {
  if (categories === undefined || categories.length === 0) return CATEGORIES
  const offered = new Set(categories.map(({ categoryName }) => categoryName))
  const known = CATEGORIES.filter((name) => offered.has(name))
  return [...new Set<string>([...known, ...offered])]
}
