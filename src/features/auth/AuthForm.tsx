import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'

/** The layout of the login and sign-up forms: one field per row. */
export const AuthForm = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
})

/** Two elements at the ends of one row; stacked if they don't fit. */
export const FormRow = styled(Stack)({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
})
