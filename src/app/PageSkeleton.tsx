import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { Skeleton } from '../components/Skeleton'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { theme } from '../theme/theme'

const appear = keyframes({ from: { opacity: 0 } })

/** Padded like a page; not seen at all where the page is there in a moment. */
const Column = styled('div')(
  css({
    display: 'grid',
    gap: theme.spacing(3),
    paddingBlock: theme.spacing(6, 16),
    [theme.breakpoints.up('sm')]: { paddingBlock: theme.spacing(10, 24) },
    animation: `${appear} ${theme.look.motion.enter} 200ms both`,
  }),
)

/** Stands for a page whose code is still on its way. */
export function PageSkeleton() {
  return (
    <Column aria-busy="true">
      <VisuallyHidden>Loading the page</VisuallyHidden>
      <Skeleton width="min(20rem, 70%)" height="2.7rem" />
      <Skeleton width="min(34rem, 100%)" height="1.25rem" />
      <Skeleton width="min(28rem, 85%)" height="1.25rem" />
    </Column>
  )
}
