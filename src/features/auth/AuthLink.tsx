import MuiLink from '@mui/material/Link'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { useIsHydrated } from '../../components/useIsHydrated'
import { returnHref } from '../../navigation/paths'
import { hrefForNewTab, useReturnState } from '../../navigation/useReturnState'

interface Props {
  to: string
  /** What was typed as the email, for the other form. */
  email: string
  children: string
}

/** A link between login and sign-up: both know where to return to, in a new tab as well (F84). */
export function AuthLink({ to, email, children }: Props) {
  const state = useReturnState()
  const isHydrated = useIsHydrated()
  const href = useHref(isHydrated ? hrefForNewTab(to, returnHref(state)) : to)
  const onClick = useLinkClickHandler(to, {
    state: { ...(typeof state === 'object' && state), email },
  })
  return (
    <MuiLink href={href} onClick={onClick}>
      {children}
    </MuiLink>
  )
}
