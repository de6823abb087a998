import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { BusyButton } from '@/components/BusyButton'
import { TextInput } from '@/components/TextInput'
import { paths } from '@/navigation/paths'
import { useAppDispatch } from '@/store/hooks'
import { authApi } from './authApi'
import { AuthLink } from './AuthLink'
import { passwordMismatch } from './authSlice'
import { FormGrid } from './FormGrid'
import { PasswordField } from './PasswordField'
import { useAuthForm } from './useAuthForm'

const missing = {
  email: 'Enter your email',
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  password: 'Enter a password',
  confirmPassword: 'Enter the password again',
}

/** Creates an account (Spec §2, §5). Differing passwords show an error but are still sent. */
export function SignupForm() {
  const dispatch = useAppDispatch()
  const [mismatch, setMismatch] = useState(false)
  const { field, alert, isSending, formProps } = useAuthForm({
    missing,
    onInput: ({ password, confirmPassword }) => {
      setMismatch(confirmPassword !== '' && confirmPassword !== password)
    },
    send: ({ confirmPassword, ...account }) => {
      if (confirmPassword !== account.password) dispatch(passwordMismatch())
      // Untracked: a tracked mutation would store the token a second time.
      return dispatch(authApi.endpoints.signup.initiate(account, { track: false }))
    },
  })

  return (
    <FormGrid {...formProps}>
      <TextInput label="Email" type="email" autoComplete="username" {...field('email')} />
      <TextInput label="First name" autoComplete="given-name" {...field('firstName')} />
      <TextInput label="Last name" autoComplete="family-name" {...field('lastName')} />
      <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
      <PasswordField
        label="Confirm password"
        shows="password confirmation"
        autoComplete="new-password"
        {...field('confirmPassword')}
        {...(mismatch && { error: 'Passwords do not match' })}
      />
      <FormControlLabel
        control={<Checkbox name="terms" />}
        label="I accept all terms and conditions"
      />
      <BusyButton type="submit" busy={isSending}>
        Create New Account
      </BusyButton>
      {alert}
      <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
        Already have an account? <AuthLink to={paths.login}>Log in</AuthLink>
      </Typography>
    </FormGrid>
  )
}
