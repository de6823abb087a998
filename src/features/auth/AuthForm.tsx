import { styled } from '@mui/material/styles'

/** The form of login and sign-up: fields above one another, and the least wide rows between. */
export const AuthForm = styled('form')({
  display: 'grid',
  gap: 20,
})

/** Two things at the ends of one line; below one another where they don't fit. */
export const FormRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
})

/** The way to the other form. */
export const FormAside = styled('p')(({ theme }) => ({
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}))
