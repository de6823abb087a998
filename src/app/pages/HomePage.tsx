import { useGetProductsQuery } from '../../features/catalog/catalogApi'
import { CategoryTiles } from '../../features/catalog/CategoryTiles'
import { Hero } from '../../features/catalog/Hero'
import { Promotions } from '../../features/catalog/Promotions'

/** Home. The product list loads on open, ready for the listing (Spec §2). */
export default function HomePage() {
  useGetProductsQuery()
  return (
    <>
      <Hero />
      <CategoryTiles />
      <Promotions />
    </>
  )
}
