import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { paths } from '../../app/paths'
import { Button, ButtonLink } from '../../components/Button'
import { loggedOut, selectAuthUser } from './authSlice'
import { theme } from '../../theme/theme'

const Card = styled('div')(
  css({
    display: 'grid',
    justifyItems: 'center',
    gap: 16,
    padding: 'clamp(24px, 6vw, 40px)',
    borderRadius: theme.look.radius.card,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    textAlign: 'center',
  }),
)

const Avatar = styled('img')(css({ width: 120, height: 120, borderRadius: '50%' }))

const Name = styled('h2')(
  css({
    ...theme.typography.h2,
    overflowWrap: 'anywhere',
  }),
)

const Email = styled('p')(
  css({
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  }),
)

const Actions = styled('div')(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 12,
    marginTop: 8,
  }),
)

/** Who is signed in, and what they can do about it (Spec §2). */
export function ProfileCard() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const user = useAppSelector(selectAuthUser)

  const logout = () => {
    // Both render together, so that the page's guard never sees the visitor.
    dispatch(loggedOut())
    void navigate(paths.logout)
  }

  if (!user) return null
  return (
    <Card>
      <Avatar src="/illustrations/avatar.svg" alt="" width={120} height={120} />
      <div>
        <Name>
          {user.firstName} {user.lastName}
        </Name>
        <Email>{user.email}</Email>
      </div>
      <Actions>
        <ButtonLink to={paths.addresses} variant="contained">
          Saved Addresses
        </ButtonLink>
        <Button variant="outlined" onClick={logout}>
          Logout
        </Button>
      </Actions>
    </Card>
  )
}
