import Box from '@mui/material/Box'
import { Page } from '../../components/Page'
import { ProfileCard } from '../../features/auth/ProfileCard'
import { ProfileOverview } from '../ProfileOverview'

/** /profile (Spec §2). */
export default function ProfilePage() {
  return (
    <Page heading="Profile">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 22rem) minmax(0, 1fr)',
            lg: 'minmax(0, 28rem) minmax(0, 1fr)',
          },
          gap: { xs: 4, lg: 6 },
          alignItems: 'start',
        }}
      >
        <ProfileCard />
        <ProfileOverview />
      </Box>
    </Page>
  )
}
