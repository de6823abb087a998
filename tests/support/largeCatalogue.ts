import type { Product } from '@/contract/entities'
import { plants } from '@/mocks/seeds/plants'

/** A seeded pseudo-random number generator (mulberry32), so that lists are reproducible. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const cultivars = ['Alba', 'Aurea', 'Compacta', 'Gigantea', 'Marble', 'Nana', 'Silver', 'Velvet']

/** Creates a catalogue of any length for benchmarks: cultivars of the nine plants. */
export function largeCatalogue(count: number, seed = 1): Product[] {
  const random = randomNumbers(seed)
  const pick = <T>(list: readonly T[], fallback: T) =>
    list[Math.floor(random() * list.length)] ?? fallback
  return Array.from({ length: count }, (_, position): Product => {
    const [first] = plants
    if (!first) throw new Error('The seed has no plants to breed from.')
    const plant = pick(plants, first)
    const percent = pick([0, 10, 15, 20, 25, 30], 0)
    const actualPrice = 100 + 20 * Math.floor(random() * 44)
    return {
      ...plant,
      _id: `${plant._id}-${position}`,
      name: `${plant.name} ‘${pick(cultivars, 'Alba')}’ No. ${position + 1}`,
      actualPrice,
      discountedPrice: Math.round(actualPrice * (1 - percent / 100)),
      discount: percent === 0 ? '0' : `${percent}% OFF`,
      rating: Math.round(10 + random() * 40) / 10,
      outOfStock: random() < 0.05,
      // It would triple the size of the reply.
      care: undefined,
    }
  })
}
