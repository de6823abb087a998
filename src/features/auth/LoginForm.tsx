import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiLink from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAppDispatch } from '../../store/hooks'
import { loginReason, paths } from '../../navigation/paths'
import { demoAccount } from '../../mocks/interface/demoAccount'
import { FormGrid } from '../../components/FormGrid'
import { SubmitButton } from '../../components/SubmitButton'
import { TextInput } from '../../components/TextInput'
import { useIsHydrated } from '../../components/useIsHydrated'
import { authApi } from './authApi'
import { AuthLink } from './AuthLink'
import { formText } from './formText'
import { PasswordField } from './PasswordField'
import { useAuthForm } from './useAuthForm'

const missing = { email: 'Enter your email', password: 'Enter your password' }

interface Props {
  /** Names what the login adds, if anything. */
  wanted: ReactNode
}

/**
 * Email and password (Spec §2). The fields are uncontrolled: text that was typed or autofilled
 * before hydration is submitted, and a failed login clears nothing.
 */
export function LoginForm({ wanted }: Props) {
  const dispatch = useAppDispatch()
  const state: unknown = useLocation().state
  // The prerendered page doesn't know the history entry, so hydration mustn't show its reason.
  const isHydrated = useIsHydrated()
  const whyHere = loginReason(state)
  const formRef = useRef<HTMLFormElement>(null)
  const { forgetReason, field, alert, formProps } = useAuthForm(missing, (form) => {
    const credentials = { email: formText(form, 'email'), password: formText(form, 'password') }
    // Untracked: a tracked mutation would store the token a second time.
    return dispatch(authApi.endpoints.login.initiate(credentials, { track: false }))
  })

  const fillTestCredentials = () => {
    for (const [name, value] of Object.entries(demoAccount)) {
      const field = formRef.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
    forgetReason()
  }

  return (
    <>
      {/* Its space is reserved, so that the form doesn't move while it's being pressed. */}
      <Typography component="div" role="status" sx={{ mt: -5, mb: 3, minHeight: '1.5625rem' }}>
        {isHydrated && whyHere}
        {isHydrated && wanted}
      </Typography>
      <FormGrid ref={formRef} {...formProps}>
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
        <SubmitButton>Login</SubmitButton>
        {alert}
        <Button variant="outlined" onClick={fillTestCredentials}>
          Login with test credentials
        </Button>
        <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
          New to Frond? <AuthLink to={paths.signup}>Sign up</AuthLink>
        </Typography>
      </FormGrid>
    </>
  )
}
