import type { Product } from '../../../contract/entities'
import type { LikelyPlant } from './likelyMatches'
import { searchText } from './searchText'

interface UnmatchedSearch {
  term: string
  /** The categories that the search names. */
  categories: readonly string[]
  findPlants: (term: string) => LikelyPlant[]
}

interface Help {
  title: string
  text?: string
  plants: { product: Product; text: string }[]
}

/** What to say to a search without a result; undefined if it resembles nothing. */
export function describeHelp(search: UnmatchedSearch): Help | undefined {
  const { term, categories, findPlants } = search
  const likely = findPlants(term)
  if (likely.length === 0 && categories.length === 0) return undefined
  const [first] = likely
  const isOtherName = first?.alias !== undefined && searchText(first.alias) === searchText(term)
  return {
    title: isOtherName ? `We call it ${first.product.name}` : `Nothing called "${term}"`,
    ...(!isOtherName && { text: 'Did you mean:' }),
    plants: likely.map(({ product, alias }) => ({
      product,
      text: product.name + (alias === undefined ? '' : ` (${alias})`),
    })),
  }
}
