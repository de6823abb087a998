import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

/** The form of login and sign-up: fields above one another, and the least wide rows between. */
export const AuthForm = styled('form')(
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 20,
  }),
)

/** Two things at the ends of one line; below one another where they don't fit. */
export const FormRow = styled('div')(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.look.touch },
  }),
)

/** The way to the other form. */
export const FormAside = styled('p')(
  css({
    textAlign: 'center',
    color: theme.vars.palette.text.secondary,
  }),
)
