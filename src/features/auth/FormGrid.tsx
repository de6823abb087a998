import { styled } from '@mui/material/styles'

/** A form with one field per row. Required fields reserve a line below for an error. */
export const FormGrid = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .MuiFormControl-root': { marginBlockEnd: 8 },
  '& > :not(.MuiFormControl-root, :last-child)': { marginBlockEnd: 20 },
})
