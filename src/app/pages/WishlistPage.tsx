import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { Page } from '@/components/Page'
import { QueryState } from '@/components/QueryState'
import { RemovalRow } from '@/components/RemovalRow'
import { type Row, useRemovals } from '@/components/useRemovals'
import type { WishlistItem } from '@/contract/entities'
import { AddToCart } from '@/features/cart/AddToCart'
import { useGetProductsQuery } from '@/features/catalog/catalogApi'
import { ProductCard } from '@/features/catalog/listing/ProductCard'
import { ProductGrid } from '@/features/catalog/listing/ProductGrid'
import { ProductGridSkeleton } from '@/features/catalog/listing/ProductGridSkeleton'
import { useQuickView } from '@/features/catalog/plant/useQuickView'
import { useWishlist, wishlistList } from '@/features/wishlist/wishlistApi'
import { WishlistToggle } from '@/features/wishlist/WishlistToggle'
import { productListingHref } from '@/navigation/paths'
import { useAppDispatch } from '@/store/hooks'

/** /mywishlist (Spec §2). */
export default function WishlistPage() {
  const dispatch = useAppDispatch()
  const openQuickView = useQuickView()
  const query = useWishlist()
  // The cards' facts are the catalogue's, and would move what's below them.
  const { isLoading } = useGetProductsQuery()
  const removals = useRemovals(query.currentData, {
    undo: ({ item }) => dispatch(wishlistList.addItem(item)),
  })

  const cardOf = (row: Row<WishlistItem>) =>
    'item' in row ? (
      <ProductCard
        key={row.key}
        product={row.item}
        heart={
          <WishlistToggle
            product={row.item}
            onLeave={() => {
              removals.add(row.item)
            }}
          />
        }
        actions={<AddToCart product={row.item} />}
      />
    ) : (
      <Card key={row.key} variant="plant">
        <RemovalRow removal={row.removal} removals={removals} />
      </Card>
    )
  const cards = (wishlist: readonly WishlistItem[]) => {
    const rows = removals.rows(wishlist)
    if (rows.length === 0) return null
    return (
      <ProductGrid role="list" onClick={openQuickView}>
        {rows.map((row) => (
          <li key={row.key}>{cardOf(row)}</li>
        ))}
      </ProductGrid>
    )
  }

  return (
    <Page heading="My Wishlist">
      <QueryState
        query={isLoading ? { ...query, currentData: undefined } : query}
        skeleton={<ProductGridSkeleton />}
        failed="We couldn't load your wishlist."
        isEmpty={(wishlist) => wishlist.length === 0}
        empty={
          <>
            {cards([])}
            <EmptyState
              illustration="/illustrations/empty-wishlist.svg"
              title="Hey, it feels so light!"
              text="There is nothing in your wishlist. Let's add some items."
              action={
                <Button component={Link} to={productListingHref}>
                  See all plants
                </Button>
              }
            />
          </>
        }
      >
        {cards}
      </QueryState>
    </Page>
  )
}
