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
import useScrollTrigger from '@mui/material/useScrollTrigger'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BrandMark } from '@/components/BrandMark'
import { shopperOnly, useIsHydrated, visitorOnly } from '@/components/hydration'
import { selectIsAuthorized } from '@/features/auth/authSlice'
import { useCartCount } from '@/features/cart/cartApi'
import { useWishlistCount } from '@/features/wishlist/wishlistApi'
import { isAuthPath, paths, returnHref, type ReturnState } from '@/navigation/paths'
import { hrefForNewTab, useReturnState } from '@/navigation/useReturnState'
import { useAppSelector } from '@/store/hooks'
import { SearchBox } from './SearchBox'

interface CountLinkProps {
  to: string
  name: string
  /** Undefined until the shopper's list has loaded. */
  count: number | undefined
  icon: ReactNode
}

/** An icon with its count, which is hidden at 0 and pops whenever it changes. */
function CountLink({ to, name, count, icon }: CountLinkProps) {
  // A prerendered page doesn't know whose lists it shows.
  const isKnown = useIsHydrated() && count !== undefined
  const label = isKnown ? `${name}, ${String(count)} ${count === 1 ? 'item' : 'items'}` : name
  return (
    <IconButton component={Link} to={to} aria-label={label}>
      {icon}
      {/* A new Badge for each count, because at 0 an existing one keeps the last number. The icon isn't in it,
          so that only the number is new. */}
      <Badge key={count} badgeContent={count === 0 ? null : count} max={999} />
    </IconButton>
  )
}

/**
 * Returns to the current page after login. On /login and /signup it keeps the page that was remembered
 * before.
 */
function LoginLink() {
  const { pathname, search, hash } = useLocation()
  const here: ReturnState = { from: { pathname, search, hash } }
  const before = useReturnState()
  const isHydrated = useIsHydrated()
  const isAuthPage = isAuthPath(pathname)
  const to = isAuthPage && isHydrated ? hrefForNewTab(paths.login, returnHref(before)) : paths.login
  return (
    <Button
      component={Link}
      to={to}
      state={isAuthPage ? before : here}
      variant="outlined"
      {...visitorOnly}
    >
      Login
    </Button>
  )
}

/** Links to the shopper's own pages. */
function ShopperLinks() {
  const isAuthorized = useAppSelector(selectIsAuthorized)
  const isHydrated = useIsHydrated()
  const wishlistCount = useWishlistCount()
  const cartCount = useCartCount()
  return (
    <Stack direction="row" spacing={1}>
      {/* A prerendered page has both; the stored session decides which one is visible. */}
      {(isAuthorized || !isHydrated) && (
        <IconButton
          component={Link}
          to={paths.profile}
          aria-label="Profile"
          {...(!isHydrated && shopperOnly)}
        >
          <PersonOutlinedIcon />
        </IconButton>
      )}
      {(!isAuthorized || !isHydrated) && <LoginLink />}
      <CountLink
        to={paths.wishlist}
        name="Wishlist"
        count={wishlistCount}
        icon={<FavoriteBorderIcon />}
      />
      <CountLink to={paths.cart} name="Cart" count={cartCount} icon={<LocalMallOutlinedIcon />} />
    </Stack>
  )
}

/**
 * Brand, search and links to the shopper's own pages (Spec §2). It sticks to the top; on small screens it
 * hides while the page is scrolled down.
 */
export function Header() {
  const isHidden = useScrollTrigger()
  return (
    <AppBar component="header" data-hidden={isHidden}>
      <Container>
        <Toolbar>
          <MuiLink component={Link} to={paths.home} variant="h2" color="textPrimary">
            <BrandMark />
            Frond
          </MuiLink>
          <SearchBox />
          <ShopperLinks />
        </Toolbar>
      </Container>
    </AppBar>
  )
}
