import { importCatalogue, noFilters } from './catalogue.js'
import { cell, median } from './report.js'
import { checkouts } from './shops.js'

/** A straightforward filter and sort, which the index is compared with. */
function naive(products, { searchTerm, categories, priceRange, rating, sort }) {
  const matching = products.filter(
    (product) =>
      (categories.length === 0 || categories.includes(product.categoryName)) &&
      product.discountedPrice < priceRange &&
      (rating === null || product.rating >= rating) &&
      product.name.toLowerCase().includes(searchTerm.trim().toLowerCase()),
  )
  if (sort === null) return matching
  const direction = sort === 1 ? 1 : -1
  return matching.sort((a, b) => direction * (a.discountedPrice - b.discountedPrice))
}

const time = (filter, products, filters) => {
  const started = performance.now()
  filter(products, filters)
  return performance.now() - started
}

/** The time that Node takes to filter once, measured alternately on the same list. */
export async function reportSelectors() {
  const shops = await Promise.all(checkouts.map((checkout) => importCatalogue(checkout)))
  const { largeCatalogue } = shops[0]

  return [9, 1000, 10_000, 100_000].map((count) => {
    const products = largeCatalogue(count)
    const samples = shops.map(({ filterProducts }) => ({
      first: [time(filterProducts, products, { ...noFilters, searchTerm: 'm', sort: 1 })],
      next: [],
    }))
    const plain = []
    const rounds = count > 10_000 ? 21 : 201
    for (let round = 0; round < rounds; round += 1) {
      const filters = { ...noFilters, searchTerm: 'marb'.slice(0, round % 5), sort: 1 }
      for (const [index, { filterProducts }] of shops.entries())
        samples[index].next.push(time(filterProducts, products, filters))
      plain.push(time(naive, products, filters))
    }
    return {
      products: count,
      'index and first filtering': cell(samples, ({ first }) => first, { digits: 1 }),
      'next filterings': cell(samples, ({ next }) => next, { digits: 3 }),
      naive: median(plain).toFixed(3),
    }
  })
}
