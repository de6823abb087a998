import Box from '@mui/material/Box'
import { useMemo } from 'react'
import type { Product } from '../../contract/entities'
import { AddToCart } from '../../features/cart/AddToCart'
import { useGetProductsQuery } from '../../features/catalog/catalogApi'
import { filterProducts } from '../../features/catalog/filters/filterProducts'
import { selectFilters } from '../../features/catalog/filters/filtersSlice'
import { useQuickView } from '../../features/catalog/plant/useQuickView'
import { ListingHead } from '../../features/catalog/listing/ListingHead'
import { ListingLayout } from '../../features/catalog/listing/ListingLayout'
import { NoMatch } from '../../features/catalog/listing/NoMatch'
import { isLong } from '../../features/catalog/listing/gridCards'
import { UnknownName } from '../../features/catalog/listing/UnknownName'
import { ProductCard } from '../../features/catalog/listing/ProductCard'
import { ProductGrid } from '../../features/catalog/listing/ProductGrid'
import { ProductGridSkeleton } from '../../features/catalog/listing/ProductGridSkeleton'
import { lazyComponent } from '../../components/lazyComponent'
import { whenWide } from '../../platform/whenWide'
import { withKeys } from '../../components/withKeys'
import { QueryState } from '../../components/QueryState'
import { SearchHelpSkeleton } from '../../features/catalog/search/SearchHelpSkeleton'
import { WishlistToggle } from '../../features/wishlist/WishlistToggle'
import { unfilteredOnly } from '../../components/prerenderedFor'
import { useAppSelector } from '../../store/hooks'
import { LongGrid } from '../LongGrid'
import { QuickView } from '../QuickView'

/** Not fetched by phones, which show the filters in a dialog. */
const FilterPanel = lazyComponent(
  async () => {
    await whenWide()
    return import('../../features/catalog/filters/FilterPanel')
  },
  { failed: "We couldn't load the filters." },
)

/** Loaded with the first search that finds nothing. */
const SearchHelp = lazyComponent(() => import('../../features/catalog/search/SearchHelp'), {
  failed: ({ term }) => <UnknownName term={term} />,
  loading: <SearchHelpSkeleton />,
})

/** Number of cards that are visible before any scrolling on a wide screen. */
const IN_SIGHT = 4

/** On phones, its markup stays hidden and is never hydrated. */
const filterPanel = (
  <Box
    sx={{
      display: { xs: 'none', md: 'block' },
      alignSelf: 'stretch',
      // The column's width. Without it, WebKit gives the row the height for another width.
      width: '17rem',
    }}
  >
    <FilterPanel />
  </Box>
)

const cardOf = (product: Product, index: number) => (
  <ProductCard
    product={product}
    priority={index < IN_SIGHT}
    // A long list reuses its cards for other plants, but not the controls in them.
    heart={<WishlistToggle key={product._id} product={product} />}
    actions={<AddToCart key={product._id} product={product} />}
  />
)

/** The plants that match the filters. */
function Plants({ shown }: { shown: readonly Product[] }) {
  const count = shown.length
  const at = (index: number) => shown[index] && cardOf(shown[index], index)
  return isLong(count) ? (
    <LongGrid cards={{ count, at }} />
  ) : (
    <ProductGrid role="list">
      {withKeys(shown).map(({ key, entry }, index) => (
        <li key={key}>{cardOf(entry, index)}</li>
      ))}
    </ProductGrid>
  )
}

/** All plants, filtered live (Spec §2, §4). */
export default function ProductListingPage() {
  const openQuickView = useQuickView()
  const filters = useAppSelector(selectFilters)
  const query = useGetProductsQuery()
  const { currentData: products, isFetching } = query
  const shown = useMemo(() => filterProducts(products ?? [], filters), [products, filters])
  return (
    // Hydration would otherwise move everything on the page within the accessibility tree.
    <div role="none" onClick={openQuickView}>
      <Box sx={{ pb: { xs: 16, sm: 24 } }}>
        <ListingHead count={products && shown.length} filters={filters} />
        <QuickView products={products ?? []} result={shown} isLoading={isFetching} />
        <ListingLayout panel={filterPanel}>
          <QueryState
            query={query}
            skeleton={<ProductGridSkeleton />}
            failed="We couldn't load the plants."
            isEmpty={() => shown.length === 0}
            empty={
              products && (
                <NoMatch
                  filters={filters}
                  products={products}
                  help={
                    <SearchHelp
                      term={filters.searchTerm.trim()}
                      products={products}
                      isLoading={isFetching}
                    />
                  }
                />
              )
            }
          >
            {() => (
              <Box {...unfilteredOnly}>
                <Plants shown={shown} />
              </Box>
            )}
          </QueryState>
        </ListingLayout>
      </Box>
    </div>
  )
}
