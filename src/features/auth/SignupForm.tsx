import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useState } from 'react'
import { useAppDispatch } from '../../store/hooks'
import { paths } from '../../navigation/paths'
import { FormGrid } from '../../components/FormGrid'
import { SubmitButton } from '../../components/SubmitButton'
import { TextInput } from '../../components/TextInput'
import { authApi } from './authApi'
import { AuthLink } from './AuthLink'
import { formText } from './formText'
import { PasswordField } from './PasswordField'
import { passwordMismatch } from './authSlice'
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
  const { field, alert, formProps } = useAuthForm(missing, (form) => {
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
    <FormGrid
      {...formProps}
      onInput={(event: SyntheticEvent<HTMLFormElement>) => {
        const { currentTarget } = event
        formProps.onInput(event)
        const confirmation = formText(currentTarget, 'confirmPassword')
        setMismatch(confirmation !== '' && confirmation !== formText(currentTarget, 'password'))
      }}
    >
      <TextInput label="Email" type="email" autoComplete="email" {...field('email')} />
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
      <SubmitButton>Create New Account</SubmitButton>
      {alert}
      <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
        Already have an account? <AuthLink to={paths.login}>Log in</AuthLink>
      </Typography>
    </FormGrid>
  )
}
