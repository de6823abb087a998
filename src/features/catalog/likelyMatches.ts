import Fuse from 'fuse.js/basic'
import type { Product } from '../../contract/entities'
import { searchText } from './searchText'

/** Maximum number of plants to compare; more would take longer than a frame. */
const MOST_COMPARED = 3000
const MOST_OFFERED = 3

/** Shorter words resemble too many others. */
const SHORTEST = 4

/** What shoppers call the categories, beside their names. */
const otherNames = new Map([
  ['climbers', ['climber', 'climbing', 'vine', 'creeper', 'trailing']],
  ['indoor', ['houseplant', 'foliage']],
  ['cacti', ['cactus', 'cactuses', 'succulent']],
  ['flowering', ['flower', 'bloom', 'blossom']],
])

/** Tolerates typing errors, anywhere in a name. */
const options = { ignoreLocation: true, threshold: 0.34 }

/** Finds the plants that a misspelt search probably means, the best first. */
export function plantMatcher(products: readonly Product[]): (term: string) => Product[] {
  const fuse = new Fuse(products.slice(0, MOST_COMPARED), { ...options, keys: ['name'] })
  return (term) => {
    const wanted = searchText(term)
    if (wanted.length < SHORTEST) return []
    return fuse.search(wanted, { limit: MOST_OFFERED }).map(({ item }) => item)
  }
}

/** Finds the categories that the words of a search name, in the order of the words. */
export function categoryMatcher(categories: readonly string[]): (term: string) => string[] {
  const names = categories.flatMap((category) =>
    [category, ...(otherNames.get(category) ?? [])].map((name) => ({ category, name })),
  )
  const fuse = new Fuse(names, { ...options, threshold: 0.25, keys: ['name'] })
  return (term) => {
    const words = searchText(term)
      .split(' ')
      .filter(({ length }) => length >= SHORTEST)
    const found = words.flatMap((word) => fuse.search(word, { limit: 1 }))
    return [...new Set(found.map(({ item }) => item.category))]
  }
}
