import { Page } from '@/components/Page'
import { ProfileCard } from '@/features/auth/ProfileCard'

/** /profile (Spec §2). */
export default function ProfilePage() {
  return (
    <Page heading="Profile">
      <ProfileCard />
    </Page>
  )
}
