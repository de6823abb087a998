import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAppDispatch } from '../../app/hooks'
import { loginReason, paths } from '../../navigation/paths'
import { demoAccount } from '../../contract/demoAccount'
import { BusyButton } from '../../components/BusyButton'
import { TextInput } from '../../components/TextInput'
import { useIsHydrated } from '../../components/useIsHydrated'
import { authApi } from './authApi'
import { AuthForm, FormRow } from './AuthForm'
import { type FormReason, reasonOf } from './formReason'
import { formText } from './formText'
import { PasswordField } from './PasswordField'

/**
 * Email and password (Spec §2). The fields are uncontrolled: text that was typed or autofilled
 * before hydration is submitted, and a failed login clears nothing.
 */
export function LoginForm() {
  const dispatch = useAppDispatch()
  const state: unknown = useLocation().state
  // The prerendered page has no history entry, so hydration must not show what the entry says.
  const isHydrated = useIsHydrated()
  const whyHere = loginReason(state)
  const reasonId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const [sending, setSending] = useState(false)
  const [reason, setReason] = useState<FormReason>()

  const fillTestCredentials = () => {
    for (const [name, value] of Object.entries(demoAccount)) {
      const field = formRef.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
    setReason(undefined)
  }

  const login = async (form: HTMLFormElement) => {
    if (sending) return
    setSending(true)
    setReason(undefined)
    const credentials = { email: formText(form, 'email'), password: formText(form, 'password') }
    // Untracked: a tracked mutation would store the token a second time.
    const reply = await dispatch(authApi.endpoints.login.initiate(credentials, { track: false }))
    setSending(false)
    setReason(reply.error && reasonOf(reply.error))
  }

  return (
    <>
      {/* Its place is kept: it would move the form from under a finger. */}
      <Typography role="status" sx={{ mt: -4, mb: 2, minHeight: '1.5625rem' }}>
        {isHydrated && whyHere}
      </Typography>
      <AuthForm
        ref={formRef}
        // If submitted before hydration, the password mustn't end up in the URL.
        method="post"
        // The error described the previous input.
        onInput={() => {
          setReason(undefined)
        }}
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault()
          void login(event.currentTarget)
        }}
      >
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          describedBy={reason?.field === 'email' ? reasonId : undefined}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          describedBy={reason?.field === 'password' ? reasonId : undefined}
        />
        {reason && (
          <Alert severity="error" id={reasonId}>
            {reason.message}
          </Alert>
        )}
        <FormRow>
          <FormControlLabel control={<Checkbox name="remember" />} label="Remember me" />
          <MuiLink
            component={Link}
            to={paths.home}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            Forgot Password?
          </MuiLink>
        </FormRow>
        <BusyButton type="submit" fullWidth busy={sending}>
          Login
        </BusyButton>
        <Button variant="outlined" fullWidth onClick={fillTestCredentials}>
          Login with test credentials
        </Button>
        <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
          New to Frond?{' '}
          <MuiLink component={Link} to={paths.signup} state={state}>
            Sign up
          </MuiLink>
        </Typography>
      </AuthForm>
    </>
  )
}
