import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link, useLocation } from 'react-router-dom'
import { selectIsAuthorized } from '../../features/auth/authSlice'
import { useCart } from '../../features/cart/cartApi'
import { ButtonLink } from '../../components/Button'
import { IconLink } from '../../components/IconButton'
import { CartIcon, HeartIcon, LeafMark, PersonIcon } from '../../components/icons'
import { useWishlist } from '../../features/wishlist/wishlistApi'
import { useAppSelector } from '../hooks'
import { paths, type ReturnState } from '../paths'
import { CountBadge } from './CountBadge'
import { SearchBox } from './SearchBox'
import { theme } from '../../theme/theme'

const Bar = styled('header')(
  css({
    // Not where it would take a quarter of the height: phones held sideways, large zoom.
    '@media (min-height: 480px)': { position: 'sticky', insetBlockStart: 0 },
    zIndex: theme.zIndex.appBar,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  }),
)

const Row = styled('div')(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(2, 4),
    boxSizing: 'border-box',
    maxWidth: theme.look.container,
    marginInline: 'auto',
    padding: theme.spacing(2, 4, 3),
    // On phones the search has a row of its own, below the others.
    '& form': { order: 1, flex: '1 1 100%', minWidth: 0 },
    [theme.breakpoints.up('sm')]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 26rem) auto',
      '& form': { order: 0 },
      columnGap: theme.spacing(6),
      padding: theme.spacing(3, 6),
    },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr minmax(0, 26rem) 1fr' },
  }),
)

const Brand = styled(Link)(
  css({
    ...theme.typography.h2,
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: theme.look.touch,
    borderRadius: theme.look.radius.control,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '& svg': { flexShrink: 0, color: theme.vars.palette.primary.main },
  }),
)

const Actions = styled('div')(
  css({
    justifySelf: 'end',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    whiteSpace: 'nowrap',
    // The icons' strokes, not their 44 px squares, end where the page ends.
    marginInlineEnd: theme.spacing(-2),
  }),
)

/** Brand, search, the shopper's own places (Spec §2). */
export function Header() {
  const isAuthorized = useAppSelector(selectIsAuthorized)
  const { pathname, search, hash } = useLocation()
  const wished = useWishlist().currentData?.length ?? 0
  const inCart = useCart().currentData?.length ?? 0
  const comeBack: ReturnState = { from: { pathname, search, hash } }

  return (
    <Bar>
      <Row>
        <Brand to={paths.home}>
          <LeafMark />
          Frond
        </Brand>
        <SearchBox />
        <Actions>
          {isAuthorized ? (
            <IconLink to={paths.profile} aria-label="Profile">
              <PersonIcon />
            </IconLink>
          ) : (
            <ButtonLink to={paths.login} state={comeBack} variant="outlined">
              Login
            </ButtonLink>
          )}
          <IconLink to={paths.wishlist} aria-label={`Wishlist, ${String(wished)} items`}>
            <HeartIcon />
            <CountBadge count={wished} />
          </IconLink>
          <IconLink to={paths.cart} aria-label={`Cart, ${String(inCart)} items`}>
            <CartIcon />
            <CountBadge count={inCart} />
          </IconLink>
        </Actions>
      </Row>
    </Bar>
  )
}
