import { lazyComponent } from '../components/lazyComponent'
import { ProductGridSkeleton } from '../features/catalog/ProductGridSkeleton'
import type { GridCards } from '../features/catalog/gridCards'
import { SectionErrorBoundary } from './SectionErrorBoundary'

const VirtualProductGrid = lazyComponent(() => import('../features/catalog/VirtualProductGrid'))

/** The cards of a long list, whose code is loaded with the first one. */
export function LongGrid({ cards }: { cards: GridCards }) {
  return (
    <SectionErrorBoundary failed="We couldn't show the plants." loading={<ProductGridSkeleton />}>
      <VirtualProductGrid cards={cards} />
    </SectionErrorBoundary>
  )
}
