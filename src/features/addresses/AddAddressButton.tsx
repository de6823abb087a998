import Button, { type ButtonProps } from '@mui/material/Button'
import { useAddressDialog } from './useAddressDialog'

/** Opens the address form of AddAddress. A separate component, as it re-renders with the URL. */
export function AddAddressButton({ variant }: Pick<ButtonProps, 'variant'>) {
  const { open } = useAddressDialog()
  return (
    <Button variant={variant} onClick={open}>
      ADD NEW ADDRESS
    </Button>
  )
}
