import { lazyComponent } from '../components/lazyComponent'
import { ProductGridSkeleton } from '../features/catalog/listing/ProductGridSkeleton'

/** The cards of a long list, whose code is loaded with the first one. */
export const LongGrid = lazyComponent(
  () => import('../features/catalog/listing/VirtualProductGrid'),
  {
    failed: "We couldn't show the plants.",
    ahead: false,
    loading: <ProductGridSkeleton />,
  },
)
