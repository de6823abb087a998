import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { theme } from '@/theme/theme'
import { VisuallyHidden } from '@/theme/VisuallyHidden'

/** Placeholder for a page whose code is loading. */
export function PageSkeleton() {
  return (
    <Stack
      aria-busy="true"
      spacing={3}
      // Padded like a page; invisible if the page loads quickly.
      sx={{ pt: { xs: 6, sm: 10 }, pb: { xs: 16, sm: 24 }, ...theme.mixins.appearLate }}
    >
      <VisuallyHidden>Loading the page</VisuallyHidden>
      <Skeleton width="min(20rem, 70%)" height="2.7rem" />
      <Skeleton width="min(34rem, 100%)" height="1.25rem" />
      <Skeleton width="min(28rem, 85%)" height="1.25rem" />
    </Stack>
  )
}
