import Fuse from 'fuse.js/basic'
import {
  type Housemate,
  HOUSEMATES,
  type Light,
  LIGHTS,
  type Product,
} from '../../../contract/entities'
import { categoryLabel } from '../filters/appliedFilters'
import type { Filters } from '../filters/filtersSlice'
import { isSafeWith, lightLabels, safeWithLabel, suitsLights } from '../plantFacts'
import { searchText } from './searchText'

/** What a search can find: a plant, or the plants of a category, light or housemate. */
export type Found = FoundPlant | FoundFilter

interface FoundPlant {
  product: Product
  /** The name that was found, unless it's the plant's own. */
  alias?: string
}

export interface FoundFilter {
  label: string
  filters: Partial<Filters>
  /** The number of plants. */
  count: number
}

/** What shoppers call the categories, beside their names. */
const categoryAliases = new Map([
  ['climbers', ['climbing', 'vines', 'creepers', 'trailing', 'hanging']],
  ['indoor', ['indoor plants', 'houseplants', 'foliage']],
  ['cacti', ['cactus', 'cactuses', 'succulents']],
  ['flowering', ['flowers', 'flowering plants', 'blooms', 'blossoms']],
])

const lightAliases: Record<Light, string[]> = {
  shade: ['dim', 'dark', 'shade', 'shady', 'no sun'],
  bright: ['bright', 'indirect light'],
  sun: ['full sun', 'sun', 'sunny', 'sunlight'],
}

const pets = ['pet', 'pets', 'pet safe', 'pet friendly', 'non toxic', 'nontoxic']

const housemateAliases: Record<Housemate, string[]> = {
  cats: ['cat', 'cats', 'kitten', ...pets],
  dogs: ['dog', 'dogs', 'puppy', ...pets],
  children: ['child', 'children', 'child safe', 'kids', 'toddler'],
}

/** Text in the form that the index compares: words without punctuation. */
const wordsOf = (text: string) =>
  searchText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** A name, and what is left of it from each of its later words on. */
const tailsOf = (name: string) =>
  name.split(' ').map((_, index, words) => words.slice(index).join(' '))

const SHORTEST = 2
/** Nobody searches for longer text, which would take long to compare. */
const LONGEST = 60

/** One wrong letter in five is a misspelling; more is another word. */
const options = { ignoreLocation: true, threshold: 0.2, keys: ['text'] }

/** The categories, lights and housemates, each under all of its names. */
function filterEntries(products: readonly Product[], categories: readonly string[]) {
  const entry = (
    [label, ...aliases]: readonly [string, ...string[]],
    filters: Partial<Filters>,
    isMatch: (product: Product) => boolean,
  ) => {
    const found: FoundFilter = { label, filters, count: products.filter(isMatch).length }
    return [label, ...aliases].map((name) => ({ name, found }))
  }
  return [
    ...LIGHTS.flatMap((light) =>
      entry([lightLabels[light], ...lightAliases[light]], { lights: [light] }, (product) =>
        suitsLights(product, [light]),
      ),
    ),
    ...HOUSEMATES.flatMap((housemate) =>
      entry(
        [safeWithLabel(housemate), ...housemateAliases[housemate]],
        { safeWith: [housemate] },
        (product) => isSafeWith(product, [housemate]),
      ),
    ),
    ...categories.flatMap((category) =>
      entry(
        [categoryLabel(category), ...(categoryAliases.get(category) ?? [])],
        { categories: [category] },
        ({ categoryName }) => categoryName === category,
      ),
    ),
  ]
}

/** The plants, each under all of its names. */
const plantEntries = (products: readonly Product[]) =>
  products.flatMap((product) => [
    { name: product.name, found: { product } },
    ...(product.care?.names ?? []).map((alias) => ({ name: alias, found: { product, alias } })),
  ])

/**
 * Creates the index of all that can be found. The returned function finds what a text names or
 * begins to name, even with a typing error; else what a longer text mentions. The best first.
 */
export function createSearchIndex(products: readonly Product[], categories: readonly string[]) {
  const toFilters = filterEntries(products, categories).map(({ name, found }) => ({
    text: wordsOf(name),
    found,
  }))
  const toPlants = plantEntries(products).map(({ name, found }) => ({
    text: wordsOf(name),
    found,
  }))
  const names: { text: string; found: Found }[] = [...toFilters, ...toPlants]
  const beginnings = toPlants.flatMap(({ text, found }) =>
    tailsOf(text).map((tail) => ({ text: tail, found })),
  )
  const fuse = new Fuse([...toFilters, ...beginnings], options)
  return (term: string): Found[] => {
    const wanted = wordsOf(term)
    if (wanted.length < SHORTEST || wanted.length > LONGEST) return []
    const close = fuse
      .search(wanted)
      // Hardly anyone mistypes the first letter, and 'aloe' isn't phalaenopsis.
      .filter(({ item }) => item.text.startsWith(wanted.charAt(0)))
      .map(({ item }) => item.found)
    const mentioned = names
      .filter(({ text }) => ` ${wanted} `.includes(` ${text} `))
      .map(({ found }) => found)
    const best = new Map<Product | Partial<Filters>, Found>()
    for (const found of close.length > 0 ? close : mentioned) {
      const key = 'product' in found ? found.product : found.filters
      if (!best.has(key)) best.set(key, found)
    }
    return [...best.values()]
  }
}

/** A found plant's name, with the other name that was found. */
export const foundName = ({ product, alias }: FoundPlant) =>
  alias === undefined ? product.name : `${product.name} (${alias})`

export const plantCount = (count: number) => (count === 1 ? '1 plant' : `${String(count)} plants`)
