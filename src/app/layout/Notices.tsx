import Box from '@mui/material/Box'
import { LoginOffer } from './LoginOffer'
import { OfflineBanner } from './OfflineBanner'

/**
 * Notices that aren't part of the page. At the bottom of the window they don't shift anything that
 * the shopper is about to press.
 */
export function Notices() {
  return (
    <Box data-screen-only sx={{ position: 'sticky', insetBlockEnd: 0, zIndex: 'appBar' }}>
      <OfflineBanner />
      <LoginOffer />
    </Box>
  )
}
