import type { ButtonProps } from '@mui/material/Button'
import { useFormStatus } from 'react-dom'
import { BusyButton } from './BusyButton'

/** The submit button of the form around it, busy while the form's action is pending. */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  const { pending } = useFormStatus()
  return <BusyButton {...props} type="submit" busy={pending} />
}
