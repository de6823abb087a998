import MuiLink from '@mui/material/Link'
import type { MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { useIsHydrated } from '@/components/hydration'
import { returnHref } from '@/navigation/paths'
import { hrefForNewTab, useReturnState } from '@/navigation/useReturnState'
import { useAppDispatch } from '@/store/hooks'
import { emailTyped } from './authSlice'

interface Props {
  to: string
  children: string
}

/**
 * A link between login and sign-up, inside the form. Both know where to return to, in a new tab as well,
 * and the other form starts with this one's email.
 */
export function AuthLink({ to, children }: Props) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const state = useReturnState()
  const isHydrated = useIsHydrated()
  const href = useHref(isHydrated ? hrefForNewTab(to, returnHref(state)) : to)
  const onClick = (event: MouseEvent) => {
    // The browser opens other tabs and windows.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const field = event.currentTarget.closest('form')?.elements.namedItem('email')
    if (field instanceof HTMLInputElement) dispatch(emailTyped(field.value))
    void navigate(to, { state })
  }
  return (
    <MuiLink href={href} onClick={onClick}>
      {children}
    </MuiLink>
  )
}
