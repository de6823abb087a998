import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { visitorOnly } from '@/components/hydration'
import { paths, productListingHref } from '@/navigation/paths'

/** After logout (Spec §2, §4). A signed-in shopper, who would read that they aren't, is sent home. */
export default function LogoutPage() {
  return (
    <Box {...visitorOnly}>
      <EmptyState
        isPage
        title="Logged Out"
        illustration="/illustrations/avatar.svg"
        text="We'll keep your cart and wishlist for your next visit."
        action={
          <Stack
            direction="row"
            useFlexGap
            sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}
          >
            <Button component={Link} to={paths.login}>
              Sign in Again
            </Button>
            <Button component={Link} to={productListingHref} variant="outlined">
              Keep shopping
            </Button>
          </Stack>
        }
      />
    </Box>
  )
}
