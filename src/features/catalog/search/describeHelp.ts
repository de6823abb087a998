import type { Product } from '../../../contract/entities'
import { type LikelyPlant, plantsWithFacts } from './likelyMatches'
import { searchText } from './searchText'
import { plantsForSpot } from '../plant/plantsForSpot'
import { fitsOf } from '../plant/spotFit'
import type { Spot } from '../plant/spotSlice'

const MOST_FOR_SPOT = 3

interface UnmatchedSearch {
  term: string
  products: readonly Product[]
  spot: Spot | null
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
  const { term, products, spot, categories, findPlants } = search
  const offer = (product: Product, alias?: string, place = spot) => {
    const name = product.name + (alias === undefined ? '' : ` (${alias})`)
    return { product, text: [name, fitsOf(product, place)[0]?.text].filter(Boolean).join(' · ') }
  }
  const residents = spot?.housemates ?? []
  const { plants, compromise } = plantsWithFacts(products, term, categories, residents)
  if (plants.length > 0 && !compromise)
    return { title: 'These plants fit', plants: plants.map((product) => offer(product)) }
  if (plants.length > 0) {
    const isForResidents = !plantsWithFacts(products, term, categories).compromise
    return {
      title: isForResidents ? 'No such plant is safe at your spot' : 'No plant is all of that',
      text: 'These come closest.',
      // Says what each lacks.
      plants: plants.map((product) => offer(product, undefined, compromise)),
    }
  }
  const unknown = `Nothing called "${term}"`
  const likely = findPlants(term)
  if (likely.length > 0 || categories.length > 0) {
    const [first] = likely
    const isOtherName = first?.alias !== undefined && searchText(first.alias) === searchText(term)
    return {
      title: isOtherName ? `We call it ${first.product.name}` : unknown,
      ...(!isOtherName && { text: 'Did you mean:' }),
      plants: likely.map(({ product, alias }) => offer(product, alias)),
    }
  }
  const loved = spot ? plantsForSpot(products, spot).slice(0, MOST_FOR_SPOT) : []
  if (loved.length === 0) return undefined
  return {
    title: unknown,
    text: 'These love your spot.',
    plants: loved.map((product) => offer(product, undefined, null)),
  }
}
