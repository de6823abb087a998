import { Skeleton } from '../features/ui/Skeleton'
import { VisuallyHidden } from '../features/ui/VisuallyHidden'

/** Stands for a page whose code is still on its way. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Loading the page</VisuallyHidden>
      <Skeleton width="min(20rem, 70%)" height="2.25rem" />
      <Skeleton width="100%" height="60vh" radius={20} />
    </div>
  )
}
