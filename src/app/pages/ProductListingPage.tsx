import Box from '@mui/material/Box'
import { unfilteredOnly } from '@/components/hydration'
import { lazyComponent } from '@/components/lazyComponent'
import { QueryState } from '@/components/QueryState'
import { withKeys } from '@/components/withKeys'
import type { Product } from '@/contract/entities'
import { AddToCart } from '@/features/cart/AddToCart'
import { useGetProductsQuery } from '@/features/catalog/catalogApi'
import { bestRated, trimmed } from '@/features/catalog/filters/filterProducts'
import { selectFilters, selectShownProducts } from '@/features/catalog/filters/selectFilters'
import { ListingHead } from '@/features/catalog/listing/ListingHead'
import { ListingLayout } from '@/features/catalog/listing/ListingLayout'
import { NoMatch } from '@/features/catalog/listing/NoMatch'
import { ProductCard } from '@/features/catalog/listing/ProductCard'
import { ProductGridSkeleton } from '@/features/catalog/listing/ProductGridSkeleton'
import { ProductList } from '@/features/catalog/listing/ProductList'
import { useQuickView } from '@/features/catalog/plant/useQuickView'
import { WishlistToggle } from '@/features/wishlist/WishlistToggle'
import { whenWide } from '@/platform/whenWide'
import { useAppSelector } from '@/store/hooks'
import { QuickView } from '../catalog/QuickView'

/** Not fetched by phones, which show the filters in a dialog: 15 kB (`npm run size`). */
const FilterPanel = lazyComponent(
  async () => {
    await whenWide()
    return import('@/features/catalog/filters/FilterPanel')
  },
  { failed: "We couldn't load the filters." },
)

/** Loaded with the first search that finds nothing. */
const EmptySearch = lazyComponent(() => import('@/features/catalog/search/EmptySearch'), {
  failed: "We couldn't load suggestions.",
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

function Plants({ products }: { products: readonly Product[] }) {
  const cards = withKeys(products).map(({ key, item: product }, index) => ({
    key,
    card: (
      <ProductCard
        product={product}
        priority={index < IN_SIGHT}
        heart={<WishlistToggle product={product} />}
        actions={<AddToCart product={product} />}
      />
    ),
  }))
  return <ProductList cards={cards} />
}

/** The plants that pass the filters, and the one that the URL names. */
function Results() {
  const filters = useAppSelector(selectFilters)
  const query = useGetProductsQuery()
  const { currentData: products, isFetching } = query
  const shown = useAppSelector(selectShownProducts)
  return (
    <>
      <QuickView products={products ?? []} result={shown} isLoading={isFetching} />
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
              unknownName={
                <EmptySearch
                  term={trimmed(filters.searchTerm)}
                  bestRated={<Plants products={bestRated(products)} />}
                />
              }
            />
          )
        }
      >
        {() => (
          <Box {...unfilteredOnly}>
            <Plants products={shown} />
          </Box>
        )}
      </QueryState>
    </>
  )
}

/** Rendered for the filters, and not for each URL, such as that of an opened plant. */
const results = <Results />

/** All plants, filtered live (Spec §2, §4). */
export default function ProductListingPage() {
  const openQuickView = useQuickView()
  return (
    // Without the role, hydration would move everything on the page within the accessibility tree.
    <Box role="none" onClick={openQuickView} sx={{ pb: { xs: 16, sm: 24 } }}>
      <ListingHead />
      <ListingLayout panel={filterPanel}>{results}</ListingLayout>
    </Box>
  )
}
