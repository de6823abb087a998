import { build } from 'esbuild'
import { median } from './browser.js'

/** Filtering and sorting as one would write it first: what the index is compared with. */
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

/** Node's own time for one filtering, the two ways in turns on the same list. */
export async function benchSelectors() {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "export * from './src/features/catalog/filterProducts'; export * from './src/mocks/seeds/largeCatalogue'",
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  const source = Buffer.from(outputFiles[0].contents).toString('base64')
  const { filterProducts, largeCatalogue } = await import(`data:text/javascript;base64,${source}`)
  const filters = { searchTerm: 'marb', categories: [], priceRange: 1000, rating: null, sort: 1 }

  return [9, 1000, 10_000, 100_000].map((count) => {
    const products = largeCatalogue(count)
    const times = { ours: [], naive: [] }
    const began = performance.now()
    filterProducts(products, filters)
    const first = performance.now() - began
    const rounds = count > 10_000 ? 21 : 201
    for (let round = 0; round < rounds; round += 1) {
      const searchTerm = 'marb'.slice(0, 1 + (round % 4))
      for (const [name, filter] of [
        ['ours', filterProducts],
        ['naive', naive],
      ]) {
        const start = performance.now()
        filter(products, { ...filters, searchTerm })
        times[name].push(performance.now() - start)
      }
    }
    const [ours, plain] = [median(times.ours), median(times.naive)]
    return {
      products: count,
      'index and first filtering ms': first.toFixed(2),
      'ours ms': ours.toFixed(3),
      'naive ms': plain.toFixed(3),
      'naive / ours': (plain / ours).toFixed(1),
    }
  })
}
