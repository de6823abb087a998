import { styled } from '@mui/material/styles'

/** The layout of the login and sign-up forms: one field per row. */
export const AuthForm = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
})
