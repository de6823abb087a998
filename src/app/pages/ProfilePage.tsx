import { AuthLayout } from '../../features/auth/AuthLayout'
import { ProfileCard } from '../../features/auth/ProfileCard'
import { Page } from '../../components/Page'

/** /profile (Spec §2). */
export default function ProfilePage() {
  return (
    <AuthLayout>
      <Page heading="Profile" width="narrow">
        <ProfileCard />
      </Page>
    </AuthLayout>
  )
}
