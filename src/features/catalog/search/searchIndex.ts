import { createSelector } from '@reduxjs/toolkit'
import Fuse from 'fuse.js/basic'
import { type Housemate, HOUSEMATES, type Light, LIGHTS, type Product } from '@/contract/entities'
import { selectCategoryNames, selectProducts } from '../catalogApi'
import { categoryLabel } from '../filters/appliedFilters'
import { filterProducts, searchText } from '../filters/filterProducts'
import { type Filters, filtersSlice } from '../filters/filtersSlice'
import { listingHref } from '../filters/filtersUrl'
import { plantHref, QUICK_VIEW_ATTRIBUTE } from '../plant/plantUrl'
import { lightLabels, safeWithLabel } from '../plantFacts'

/** What a search can find: a plant, or the plants that a filter shows. */
export type Found = {
  key: string
  /** The name, for a plant with the other name that was found. */
  label: string
} & ({ product: Product } | { filters: Partial<Filters>; count: number })

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

/** The filters that can be found, with their names. */
const namedFilters = (categories: readonly string[]) => [
  ...LIGHTS.map((light) => ({
    label: lightLabels[light],
    aliases: lightAliases[light],
    filters: { lights: [light] },
  })),
  ...HOUSEMATES.map((housemate) => ({
    label: safeWithLabel(housemate),
    aliases: housemateAliases[housemate],
    filters: { safeWith: [housemate] },
  })),
  ...categories.map((category) => ({
    label: categoryLabel(category),
    aliases: categoryAliases.get(category) ?? [],
    filters: { categories: [category] },
  })),
]

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

/**
 * Creates the index of all that can be found. The returned function finds what a text names or
 * begins to name, even with a typing error; else what a longer text mentions. The best first.
 */
export function createSearchIndex(products: readonly Product[], categories: readonly string[]) {
  const unfiltered = filtersSlice.getInitialState()
  const toFilters = namedFilters(categories).flatMap(({ label, aliases, filters }) => {
    const count = filterProducts(products, { ...unfiltered, ...filters }).length
    const found: Found = { key: label, label, filters, count }
    return [label, ...aliases].map((name) => ({ text: wordsOf(name), found }))
  })
  const toPlants = products.flatMap((product) => {
    const { _id: key, name, care } = product
    const plant = (text: string, label: string): { text: string; found: Found } => ({
      text: wordsOf(text),
      found: { key, label, product },
    })
    const aliases = care?.names ?? []
    return [plant(name, name), ...aliases.map((alias) => plant(alias, `${name} (${alias})`))]
  })
  const names = [...toFilters, ...toPlants]
  const beginnings = toPlants.flatMap(({ text, found }) =>
    tailsOf(text).map((tail) => ({ text: tail, found })),
  )
  const fuse = new Fuse([...toFilters, ...beginnings], options)
  return (term: string): Found[] => {
    const words = wordsOf(term)
    if (words.length < SHORTEST || words.length > LONGEST) return []
    const close = fuse
      .search(words)
      .map(({ item }) => item)
      // Hardly anyone mistypes the first letter, and 'aloe' isn't phalaenopsis.
      .filter(({ text }) => text.startsWith(words.charAt(0)))
    const mentioned = names.filter(({ text }) => ` ${words} `.includes(` ${text} `))
    const best = new Map<string, Found>()
    for (const { found } of close.length > 0 ? close : mentioned)
      if (!best.has(found.key)) best.set(found.key, found)
    return [...best.values()]
  }
}

/** The index of the catalogue; empty until that has loaded. */
export const selectSearchIndex = createSelector(
  [selectProducts, selectCategoryNames],
  (products = [], categories) => createSearchIndex(products, categories),
)

/** The props of a Link to what was found. useQuickView handles the click on a plant's. */
export function foundLink(found: Found) {
  if ('filters' in found) return { to: listingHref(found.filters) }
  const { _id } = found.product
  return { to: plantHref(_id), reloadDocument: true, [QUICK_VIEW_ATTRIBUTE]: _id }
}
