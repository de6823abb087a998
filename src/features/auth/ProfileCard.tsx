import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '@/navigation/paths'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loggedOut, selectAuthUser } from './authSlice'

/** The signed-in shopper's name, email and account actions (Spec §2). */
export function ProfileCard() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const user = useAppSelector(selectAuthUser)

  const logout = () => {
    // Both render together, so that the page's guard never sees a visitor.
    dispatch(loggedOut())
    void navigate(paths.logout)
  }

  if (!user) return null
  return (
    <Card
      variant="outlined"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 4,
        maxWidth: '34rem',
        p: 'clamp(24px, 6vw, 40px)',
        textAlign: 'center',
      }}
    >
      <Avatar src="/illustrations/avatar.svg" alt="" />
      <CardContent sx={{ p: 0 }}>
        <Typography variant="h2">
          <bdi>{`${user.firstName} ${user.lastName}`}</bdi>
        </Typography>
        <Typography color="textSecondary">
          <bdi>{user.email}</bdi>
        </Typography>
      </CardContent>
      <CardActions
        data-screen-only
        sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3, p: 0, mt: 2 }}
      >
        <Button component={Link} to={paths.addresses}>
          Saved Addresses
        </Button>{' '}
        <Button component={Link} to={paths.wishlist} variant="outlined">
          My Wishlist
        </Button>
        <Button variant="outlined" onClick={logout}>
          Logout
        </Button>
      </CardActions>
    </Card>
  )
}
