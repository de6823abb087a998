import Button from '@mui/material/Button'
import Grid from '@mui/material/Grid'
import { type SyntheticEvent, useId, useState } from 'react'
import { useAppDispatch } from '../../app/hooks'
import type { AddressFields } from '../../contract/entities'
import { BusyButton } from '../../components/BusyButton'
import { Dialog } from '../../components/Dialog'
import { TextInput } from '../../components/TextInput'
import { saveAddress } from './addressThunks'
import { addressFormFields, emptyAddress } from './addressFields'

interface Props {
  open: boolean
  /** Called when the form is cancelled or its address has been saved. */
  onClose: () => void
}

/**
 * The form for a new address (Spec §2). Empty fields don't stop Save: the warning of the
 * specification does (§5), and the fields say which of them it means.
 */
export default function AddressForm({ open, onClose }: Props) {
  const dispatch = useAppDispatch()
  const formId = useId()
  const [fields, setFields] = useState<AddressFields>(emptyAddress)
  const [saving, setSaving] = useState(false)
  const [complained, setComplained] = useState(false)

  const isEmpty = (name: keyof AddressFields) => fields[name].trim() === ''

  const save = async (form: HTMLFormElement) => {
    if (saving) return
    const firstEmpty = addressFormFields.find(({ name }) => isEmpty(name))
    setComplained(firstEmpty !== undefined)
    if (firstEmpty) {
      const input = form.elements.namedItem(firstEmpty.name)
      if (input instanceof HTMLElement) input.focus()
    }
    setSaving(true)
    const saved = await dispatch(saveAddress(fields))
    setSaving(false)
    if (saved) onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add new address"
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <BusyButton type="submit" form={formId} busy={saving}>
            Save
          </BusyButton>
        </>
      }
    >
      <Grid
        container
        spacing={4}
        component="form"
        id={formId}
        noValidate
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault()
          void save(event.currentTarget)
        }}
      >
        {addressFormFields.map(({ name, label, autoComplete, inputMode, isLong = false }) => (
          <Grid key={name} size={{ xs: 12, sm: isLong ? 12 : 6 }}>
            <TextInput
              label={label}
              name={name}
              value={fields[name]}
              onChange={({ target }) => {
                setFields((current) => ({ ...current, [name]: target.value }))
              }}
              {...(complained && isEmpty(name) && { error: 'Please fill in this field' })}
              autoComplete={autoComplete}
              slotProps={{ input: { inputMode } }}
            />
          </Grid>
        ))}
      </Grid>
    </Dialog>
  )
}
