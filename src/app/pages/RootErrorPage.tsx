import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import { use } from 'react'
import { TryAgain } from '@/components/CodeNotice'
import { EmptyState } from '@/components/EmptyState'
import { BasePath } from '@/navigation/basePath'
import { windowTitle } from '@/navigation/pages'

/**
 * Shown for an error outside any page: in the header, the layout or the toasts. It's rendered
 * outside the router and the store, which may be what failed, so both of its links reload the app.
 */
export function RootErrorPage() {
  const home = use(BasePath)
  return (
    <Container component="main" role="alert">
      <title>{windowTitle("We couldn't show the shop")}</title>
      <EmptyState
        illustration="/illustrations/error.svg"
        title="We couldn't show the shop"
        text="Nothing you saved is lost."
        action={
          <>
            <TryAgain />
            <Link href={home}>Go back to home</Link>
          </>
        }
      />
    </Container>
  )
}
