import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'

/** The form of login and sign-up: fields above one another. */
export const AuthForm = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
})

/** Two things at the ends of one line; below one another where they don't fit. */
export const FormRow = styled(Stack)({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
})
