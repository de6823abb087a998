import { build } from 'esbuild'

/** Filtering and the large catalogue's generator, from the sources of a checkout. */
export async function importCatalogue(checkout = process.cwd()) {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "export * from './src/features/catalog/filterProducts'; export * from './tests/support/largeCatalogue'",
      resolveDir: checkout,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  const source = Buffer.from(outputFiles[0].contents).toString('base64')
  return import(`data:text/javascript;base64,${source}`)
}

export const noFilters = {
  searchTerm: '',
  categories: [],
  priceRange: 1000,
  rating: null,
  sort: null,
}
