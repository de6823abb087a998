import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder'
import LocalMallOutlinedIcon from '@mui/icons-material/LocalMallOutlined'
import PersonOutlinedIcon from '@mui/icons-material/PersonOutlined'
import AppBar from '@mui/material/AppBar'
import Badge from '@mui/material/Badge'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Toolbar from '@mui/material/Toolbar'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BrandMark } from '../../components/BrandMark'
import { selectIsAuthorized } from '../../features/auth/authSlice'
import { useCart } from '../../features/cart/cartApi'
import { useWishlist } from '../../features/wishlist/wishlistApi'
import { useAppSelector } from '../hooks'
import { paths, type ReturnState } from '../paths'
import { SearchBox } from './SearchBox'

interface CountLinkProps {
  to: string
  name: string
  count: number
  icon: ReactNode
}

/** An icon with its count, which is hidden at 0 and pops whenever it changes. */
function CountLink({ to, name, count, icon }: CountLinkProps) {
  return (
    <IconButton component={Link} to={to} aria-label={`${name}, ${String(count)} items`}>
      {/* A new Badge for each count: a kept one goes on holding the last number at 0. */}
      <Badge key={count} badgeContent={count === 0 ? null : count} max={999}>
        {icon}
      </Badge>
    </IconButton>
  )
}

/** Brand, search, the shopper's own places (Spec §2). */
export function Header() {
  const isAuthorized = useAppSelector(selectIsAuthorized)
  const { pathname, search, hash } = useLocation()
  const wished = useWishlist().currentData?.length ?? 0
  const inCart = useCart().currentData?.length ?? 0
  const returnTo: ReturnState = { from: { pathname, search, hash } }

  return (
    <AppBar component="header">
      <Container>
        <Toolbar>
          <MuiLink component={Link} to={paths.home} variant="h2" color="textPrimary">
            <BrandMark />
            Frond
          </MuiLink>
          <SearchBox />
          <Stack direction="row" spacing={1}>
            {isAuthorized ? (
              <IconButton component={Link} to={paths.profile} aria-label="Profile">
                <PersonOutlinedIcon />
              </IconButton>
            ) : (
              <Button component={Link} to={paths.login} state={returnTo} variant="outlined">
                Login
              </Button>
            )}
            <CountLink
              to={paths.wishlist}
              name="Wishlist"
              count={wished}
              icon={<FavoriteBorderIcon />}
            />
            <CountLink
              to={paths.cart}
              name="Cart"
              count={inCart}
              icon={<LocalMallOutlinedIcon />}
            />
          </Stack>
        </Toolbar>
      </Container>
    </AppBar>
  )
}
