import Fuse from 'fuse.js/basic'
import type { Product } from '../../../contract/entities'
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

/** A plant that a search probably means. */
export interface LikelyPlant {
  product: Product
  /** The other name that the search resembles, if it isn't the plant's own. */
  alias?: string | undefined
}

/** Finds the plants that a misspelt search, or one for another name, probably means, the best first. */
export function plantMatcher(products: readonly Product[]): (term: string) => LikelyPlant[] {
  const names = products
    .slice(0, MOST_COMPARED)
    .flatMap((product) => [
      { product, name: product.name, alias: undefined },
      ...(product.care?.names ?? []).map((name) => ({ product, name, alias: name })),
    ])
  const fuse = new Fuse(names, { ...options, keys: ['name'] })
  return (term) => {
    const wanted = searchText(term)
    if (wanted.length < SHORTEST) return []
    const best = new Map<Product, LikelyPlant>()
    for (const { item } of fuse.search(wanted))
      if (!best.has(item.product)) best.set(item.product, item)
    return [...best.values()].slice(0, MOST_OFFERED)
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
    // Hardly anyone mistypes the first letter, and 'room' isn't a bloom.
    const found = words.flatMap(
      (word) => fuse.search(word).find(({ item }) => item.name.startsWith(word.charAt(0))) ?? [],
    )
    return [...new Set(found.map(({ item }) => item.category))]
  }
}
