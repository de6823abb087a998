import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiLink from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { BusyButton } from '@/components/BusyButton'
import { TextInput } from '@/components/TextInput'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { paths } from '@/navigation/paths'
import { useAppDispatch } from '@/store/hooks'
import { authApi } from './authApi'
import { AuthLink } from './AuthLink'
import { FormGrid } from './FormGrid'
import { PasswordField } from './PasswordField'
import { useAuthForm } from './useAuthForm'

const missing = { email: 'Enter your email', password: 'Enter your password' }

function fillInTestCredentials({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
  for (const [name, value] of Object.entries(demoAccount)) {
    const field = form?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Email and password (Spec §2). A failed login clears neither. */
export function LoginForm() {
  const dispatch = useAppDispatch()
  const { field, alert, isSending, formProps } = useAuthForm({
    missing,
    // Untracked: a tracked mutation would store the token a second time.
    send: (credentials) =>
      dispatch(authApi.endpoints.login.initiate(credentials, { track: false })),
  })

  return (
    <FormGrid {...formProps}>
      <TextInput label="Email" type="email" autoComplete="username" {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '4px 16px',
        }}
      >
        <FormControlLabel control={<Checkbox name="remember" />} label="Remember me" />
        <MuiLink
          component={Link}
          to={paths.home}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          Forgot Password?
        </MuiLink>
      </Stack>
      <BusyButton type="submit" busy={isSending}>
        Login
      </BusyButton>
      {alert}
      <Button variant="outlined" onClick={fillInTestCredentials}>
        Login with test credentials
      </Button>
      <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
        New to Frond? <AuthLink to={paths.signup}>Sign up</AuthLink>
      </Typography>
    </FormGrid>
  )
}
