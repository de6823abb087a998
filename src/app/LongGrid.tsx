import { FailedSection } from '../components/FailedSection'
import { lazyComponent } from '../components/lazyComponent'
import { ProductGridSkeleton } from '../features/catalog/listing/ProductGridSkeleton'

/** The cards of a long list, whose code is loaded with the first one. */
export const LongGrid = lazyComponent(
  () => import('../features/catalog/listing/VirtualProductGrid'),
  {
    failed: ({ retry }) => (
      <FailedSection onRetry={retry}>We couldn't show the plants.</FailedSection>
    ),
    loading: <ProductGridSkeleton />,
  },
)
