import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { focusHeading } from '../../components/focusHeading'
import type { Intent } from '../../features/auth/authSlice'
import { intentDropped, selectIntent } from '../intentSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { isAuthPath, paths, type ReturnState } from '../../navigation/paths'

/** Says what happens after login, with a link to it that leads back to this page. */
export function LoginOfferContent({ intent }: { intent: Intent }) {
  const { pathname, search, hash } = useLocation()
  const returnTo: ReturnState = { from: { pathname, search, hash } }
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
        {`Log in and we'll add ${intent.product.name} to your ${intent.list}.`}
      </Typography>
      <Button component={Link} to={paths.login} state={returnTo} variant="outlined">
        Log in
      </Button>
    </>
  )
}

/**
 * Offers to log in after a visitor has pressed a heart or 'Add to cart'; the login then completes
 * that. The offer is withdrawn when it's dismissed or the visitor navigates away.
 */
export function LoginOffer() {
  const intent = useAppSelector(selectIntent)
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  const isLoggingIn = isAuthPath(pathname)

  useEffect(() => {
    const hasMovedOn = lastPath.current !== pathname && !isLoggingIn
    lastPath.current = pathname
    if (hasMovedOn) dispatch(intentDropped())
  }, [dispatch, isLoggingIn, pathname])

  if (!intent || isLoggingIn) return null
  return (
    <Paper component="section" aria-label="Offer to log in" variant="notice">
      <LoginOfferContent intent={intent} />
      <IconButton
        aria-label="Dismiss the offer to log in"
        onClick={() => {
          focusHeading()
          dispatch(intentDropped())
        }}
      >
        <CloseIcon />
      </IconButton>
    </Paper>
  )
}
