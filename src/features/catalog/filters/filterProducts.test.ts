import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { HOUSEMATES, LIGHTS, type Product } from '@/contract/entities'
import { plants } from '@/mocks/seeds/plants'
import { CATEGORIES } from '../catalogApi'
import { filterProducts } from './filterProducts'
import { type Filters, filtersSlice, RATINGS } from './filtersSlice'

const all = filtersSlice.getInitialState()

const namesFor = (filters: Partial<Filters>) =>
  filterProducts(plants, { ...all, ...filters }).map(({ name }) => name)

describe('the filters', () => {
  test('show only plants that cost less than the price range', () => {
    expect(namesFor({ priceRange: 280 })).toEqual(['Golden Pothos'])
    expect(namesFor({ priceRange: 281 })).toEqual(['Golden Pothos', 'Bunny Ear Cactus'])
    expect(namesFor({ priceRange: 0 })).toEqual([])
  })

  test.each([
    ['two spaces', 'Peace  Lily'],
    ['a tab', 'Peace\tLily'],
    ['a no-break space', 'peace\u00a0lily'],
    ['an ideographic space', 'peace\u3000lily'],
    ['a zero-width space and a direction mark', '\u200epeace \u200blily\u200e'],
  ])('a search with %s between the words finds the plant', (_which, searchTerm) => {
    expect(namesFor({ searchTerm })).toEqual(['Peace Lily'])
  })

  test('composed, decomposed and full-width letters find each other', () => {
    const [plant] = plants
    if (!plant) throw new Error('The catalogue is empty.')
    const composed = 'Café\u00a0Plant'.normalize('NFC')
    const decomposed = 'café plant'.normalize('NFD')
    for (const [name, searchTerm] of [
      [composed, decomposed],
      [decomposed, composed],
      [composed, 'ｃａｆé'],
    ] as const)
      expect(filterProducts([{ ...plant, name }], { ...all, searchTerm })).toHaveLength(1)
  })

  test('look for the search term in the name, ignoring case and surrounding space', () => {
    expect(namesFor({ searchTerm: '  cACt ' })).toEqual([
      'Bunny Ear Cactus',
      'Golden Barrel Cactus',
    ])
    expect(namesFor({ searchTerm: 'ear cactus' })).toEqual(['Bunny Ear Cactus'])
    expect(namesFor({ searchTerm: '   ' })).toHaveLength(plants.length)
  })

  test('takes the search term literally', () => {
    const odd = plants.map((plant, index) => (index === 0 ? { ...plant, name: 'Fern .*[' } : plant))
    expect(filterProducts(odd, { ...all, searchTerm: '.*[' })).toHaveLength(1)
    expect(namesFor({ searchTerm: 'a'.repeat(100_000) })).toEqual([])
  })
})

const arbitraryProduct: fc.Arbitrary<Product> = fc.record({
  _id: fc.uuid(),
  name: fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.constantFrom('Fern', 'FERN x', 'F\u00e9rn\u00a0x'),
  ),
  image: fc.constant('/plants/fern.svg'),
  categoryName: fc.constantFrom(...CATEGORIES, 'ferns'),
  actualPrice: fc.nat({ max: 1200 }),
  // Few prices, so that many are equal to each other and to the range.
  discountedPrice: fc.nat({ max: 12 }).map((hundreds) => hundreds * 100),
  discount: fc.constant('0'),
  rating: fc.constantFrom(1, 1.9, 2, 2.5, 3, 3.9, 4, 4.1, 5),
  outOfStock: fc.boolean(),
  care: fc.constantFrom(undefined, {}, ...plants.map(({ care }) => care)),
})

const arbitraryFilters: fc.Arbitrary<Filters> = fc.record({
  searchTerm: fc.oneof(
    fc.constantFrom('', ' ', 'fern', ' E', 'e', 'n  X ', 'e\u0301'),
    fc.string({ unit: 'grapheme', maxLength: 2 }),
  ),
  categories: fc.uniqueArray(fc.constantFrom<string>(...CATEGORIES)),
  lights: fc.uniqueArray(fc.constantFrom(...LIGHTS)),
  safeWith: fc.uniqueArray(fc.constantFrom(...HOUSEMATES)),
  priceRange: fc.nat({ max: 10 }).map((hundreds) => hundreds * 100),
  rating: fc.constantFrom(null, ...RATINGS),
  sort: fc.constantFrom(null, 1, 2),
})

/** Without regard to case, the number of spaces, how letters are encoded, and invisible characters. */
const comparable = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .join(' ')

/** The specification as code, one sentence a line, regardless of speed. */
function naive(products: readonly Product[], filters: Filters): Product[] {
  const shown: Product[] = []
  for (const product of products) {
    const { categories, priceRange, rating } = filters
    const term = comparable(filters.searchTerm).trim()
    if (categories.length > 0 && !categories.some((name) => name === product.categoryName)) continue
    if (priceRange < 1000 && !(product.discountedPrice < priceRange)) continue
    const { lights: suitable, unsafeFor } = product.care ?? {}
    if (filters.lights.length > 0 && !filters.lights.some((each) => suitable?.includes(each)))
      continue
    if (filters.safeWith.length > 0 && unsafeFor === undefined) continue
    if (filters.safeWith.some((each) => unsafeFor?.includes(each))) continue
    if (rating !== null && !(product.rating >= rating)) continue
    if (term !== '' && comparable(product.name).split(term).length < 2) continue
    // Inserted after everything that doesn't sort behind it, so that equal prices keep their order.
    let at = shown.length
    const before = (other: Product) =>
      (filters.sort === 1 && product.discountedPrice < other.discountedPrice) ||
      (filters.sort === 2 && product.discountedPrice > other.discountedPrice)
    for (let last = shown[at - 1]; last && before(last); last = shown[at - 1]) at -= 1
    shown.splice(at, 0, product)
  }
  return shown
}

test('filtering and sorting agree with a naive reading of the specification', () => {
  const catalogue = fc.array(arbitraryProduct, { maxLength: 30 })
  fc.assert(
    fc.property(catalogue, arbitraryFilters, (products, filters) => {
      const before = structuredClone(products)
      expect(filterProducts(products, filters)).toEqual(naive(products, filters))
      expect(products).toEqual(before)
    }),
    { numRuns: 500 },
  )
})
