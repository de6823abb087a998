import Box from '@mui/material/Box'
import { keepClear } from '../../components/keepClear'
import { followNoticesHeight } from '../../components/noticesHeight'
import { LoginOffer } from './LoginOffer'
import { OfflineBanner } from './OfflineBanner'
import { UpdateNotice } from './UpdateNotice'

/**
 * Notices that aren't part of the page. At the bottom of the window they don't shift anything that
 * the shopper is about to press.
 */
export function Notices() {
  return (
    <Box
      ref={followNoticesHeight}
      data-screen-only
      {...keepClear}
      sx={{ position: 'sticky', insetBlockEnd: 0, zIndex: 'appBar' }}
    >
      <OfflineBanner />
      <LoginOffer />
      <UpdateNotice />
    </Box>
  )
}
