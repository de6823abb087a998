import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useAppDispatch } from '../../store/hooks'
import { paths } from '../../navigation/paths'
import { BusyButton } from '../../components/BusyButton'
import { TextInput } from '../../components/TextInput'
import { authApi } from './authApi'
import { AuthForm } from './AuthForm'
import { formText } from './formText'
import { PasswordField } from './PasswordField'
import { passwordMismatch } from './authSlice'
import { useAuthForm } from './useAuthForm'

/** Creates an account (Spec §2, §5). Differing passwords show an error but are still sent. */
export function SignupForm() {
  const dispatch = useAppDispatch()
  const state: unknown = useLocation().state
  const [mismatch, setMismatch] = useState(false)
  const { sending, describedBy, alert, formProps } = useAuthForm((form) => {
    const password = formText(form, 'password')
    if (password !== formText(form, 'confirmPassword')) dispatch(passwordMismatch())
    const account = {
      email: formText(form, 'email'),
      password,
      firstName: formText(form, 'firstName'),
      lastName: formText(form, 'lastName'),
    }
    // Untracked: a tracked mutation would store the token a second time.
    return dispatch(authApi.endpoints.signup.initiate(account, { track: false }))
  })

  return (
    <AuthForm
      {...formProps}
      onInput={({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
        formProps.onInput()
        const confirmation = formText(currentTarget, 'confirmPassword')
        setMismatch(confirmation !== '' && confirmation !== formText(currentTarget, 'password'))
      }}
    >
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        describedBy={describedBy('email')}
      />
      <TextInput label="First name" name="firstName" autoComplete="given-name" required />
      <TextInput label="Last name" name="lastName" autoComplete="family-name" required />
      <PasswordField label="Password" name="password" autoComplete="new-password" />
      <PasswordField
        label="Confirm password"
        shows="password confirmation"
        name="confirmPassword"
        autoComplete="new-password"
        error={mismatch ? 'Passwords do not match' : undefined}
      />
      <FormControlLabel
        control={<Checkbox name="terms" />}
        label="I accept all terms and conditions"
      />
      {alert}
      <BusyButton type="submit" busy={sending}>
        Create New Account
      </BusyButton>
      <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
        Already have an account?{' '}
        <MuiLink component={Link} to={paths.login} state={state}>
          Log in
        </MuiLink>
      </Typography>
    </AuthForm>
  )
}
