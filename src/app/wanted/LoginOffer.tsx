import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link, useLocation } from 'react-router-dom'
import { focusHeading } from '@/components/focusHeading'
import type { Wanted } from '@/features/auth/authSlice'
import { isAuthPath, paths, type ReturnState } from '@/navigation/paths'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { plantsOf, wantedSentence } from './wantedSentence'
import { selectWanted, wantedDropped } from './wantedSlice'

/** Says what happens after login, with a link to it that leads back to this page. */
export function LoginOfferContent({ wanted }: { wanted: readonly Wanted[] }) {
  const { pathname, search, hash } = useLocation()
  const returnTo: ReturnState = { from: { pathname, search, hash } }
  const plants = plantsOf(wanted).length
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
        {plants === 1
          ? wantedSentence(wanted, 'Log in')
          : `Log in and we'll add ${String(plants)} plants.`}
      </Typography>
      <Button
        component={Link}
        to={paths.login}
        state={returnTo}
        variant="outlined"
        sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
      >
        Log in
      </Button>
    </>
  )
}

/**
 * Offers to log in after a visitor has pressed a heart or 'Add to cart'; the login then completes that. It
 * stays on every page until then, unless it's dismissed.
 */
export function LoginOffer() {
  const wanted = useAppSelector(selectWanted)
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  if (wanted.length === 0 || isAuthPath(pathname)) return null
  return (
    <Paper component="section" aria-label="Offer to log in" variant="notice">
      <LoginOfferContent wanted={wanted} />
      <IconButton
        aria-label="Dismiss the offer to log in"
        onClick={() => {
          focusHeading()
          dispatch(wantedDropped())
        }}
      >
        <CloseIcon />
      </IconButton>
    </Paper>
  )
}
