import { useIsHydrated } from '@/components/hydration'
import { lazyComponent } from '@/components/lazyComponent'
import { useGetProductsQuery } from '@/features/catalog/catalogApi'
import { CategoryTiles } from '@/features/catalog/CategoryTiles'
import { Hero } from '@/features/catalog/Hero'
import { BestRatedPlaceholder } from '@/features/catalog/listing/BestRatedPlaceholder'
import { Promotions } from '@/features/catalog/Promotions'

/** Below the fold, and its cards would double the page's code. */
const BestRated = lazyComponent(() => import('../catalog/BestRated'), {
  loading: () => <BestRatedPlaceholder />,
  failed: () => null,
})

/** Home. The product list loads on open, ready for the listing (Spec §2). */
export default function HomePage() {
  const { currentData: products } = useGetProductsQuery()
  const isHydrated = useIsHydrated()
  return (
    <>
      <Hero />
      <CategoryTiles products={products} />
      {isHydrated && products ? <BestRated products={products} /> : <BestRatedPlaceholder />}
      <Promotions />
    </>
  )
}
