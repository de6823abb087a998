import styled from '@emotion/styled'

/** The form of login and sign-up: fields above one another, and the least wide rows between. */
export const AuthForm = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
})

/** Two things at the ends of one line; below one another where they don't fit. */
export const FormRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.look.touch },
}))

/** The way to the other form. */
export const FormAside = styled('p')(({ theme }) => ({
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}))
