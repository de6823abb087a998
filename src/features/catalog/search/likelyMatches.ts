import Fuse from 'fuse.js/basic'
import type { Housemate, Light, Product } from '../../../contract/entities'
import { searchText } from './searchText'
import type { Spot } from '../plant/spotSlice'

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

/** Words for who lives with a plant, and for how bright a place is. */
const housemateWords: [RegExp, Housemate[]][] = [
  [/\bcats?\b|\bkittens?\b/, ['cats']],
  [/\bdogs?\b|\bpupp(?:y|ies)\b/, ['dogs']],
  [/\bpets?\b/, ['cats', 'dogs']],
  [/\bchild(?:ren)?\b|\bkids?\b|\bbab(?:y|ies)\b|\btoddlers?\b/, ['children']],
]
const lightWords: [RegExp, Light][] = [
  [/\blow.?light\b|\bdark\b|\bdim\b|\bshad(?:e|y|ow)\b|\bnorth\b/, 'shade'],
  [/\bbright\b|\bindirect\b/, 'bright'],
  [/\bsun(?:ny|light|shine)?\b/, 'sun'],
]
const safeWords = /\bsafe\b|\bfriendly\b|\bproof\b|\bnon.?toxic\b/
/** 'No sun' isn't a wish for sun. */
const shadeWords = /\b(?:no|little|without) (?:sun(?:light|shine)?|light)\b/g

/** The plants whose facts a search describes. */
export interface DescribedPlants {
  plants: Product[]
  /** The spot that the search describes, if no plant in stock matches all of it. */
  compromise?: Spot
}

/**
 * Finds the plants that a search describes by facts, such as 'pet safe' or 'low light, safe for cats';
 * the best rated first. If none matches all of them, it drops the category, then the light, but
 * never whom a plant may harm.
 *
 * @param categories those that the search names
 * @param residents who lives at the shopper's spot
 */
export function plantsWithFacts(
  products: readonly Product[],
  term: string,
  categories: readonly string[] = [],
  residents: readonly Housemate[] = [],
): DescribedPlants {
  const text = searchText(term).replace(shadeWords, 'shade')
  const named = housemateWords.flatMap(([words, housemates]) =>
    words.test(text) ? housemates : [],
  )
  const lights = lightWords.flatMap(([words, light]) => (words.test(text) ? [light] : []))
  const asksForSafety =
    safeWords.test(text) ||
    (named.length > 0 && (lights.length > 0 || /\b(?:for|with)\b/.test(text)))
  if (!asksForSafety && lights.length === 0) return { plants: [] }
  const unnamed: Housemate[] = asksForSafety && named.length === 0 ? ['cats', 'dogs'] : []
  const housemates = [...named, ...unnamed, ...residents]
  const needsSafety = asksForSafety || residents.length > 0
  const wishes = [
    ({ care }: Product) =>
      !needsSafety || care?.unsafeFor?.every((each) => !housemates.includes(each)) === true,
    ({ care }: Product) => lights.every((light) => care?.lights?.includes(light)),
    ({ categoryName }: Product) => categories.length === 0 || categories.includes(categoryName),
  ]
  const thatMeet = (count: number) =>
    products
      .filter(
        (product) => !product.outOfStock && wishes.slice(0, count).every((meets) => meets(product)),
      )
      .sort((a, b) => b.rating - a.rating)
      .slice(0, MOST_OFFERED)
  const plants = thatMeet(wishes.length)
  if (plants.length > 0) return { plants }
  const withoutCategory = thatMeet(2)
  return {
    plants: withoutCategory.length > 0 ? withoutCategory : needsSafety ? thatMeet(1) : [],
    compromise: { light: lights[0] ?? null, housemates },
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
