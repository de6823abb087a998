import Box from '@mui/material/Box'
import { keepClear } from '../../components/keepClear'
import { followNoticesHeight } from '../../components/noticesHeight'
import { LoginOffer } from './LoginOffer'
import { OfflineBanner } from './OfflineBanner'
import { UpdateNotice } from './UpdateNotice'

/**
 * What the shop has to say beside the page, at the window's lower edge: there it moves nothing away
 * from under a finger that is about to press it.
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
