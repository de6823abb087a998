import Button from '@mui/material/Button'
import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useId, useState } from 'react'
import { useAppDispatch } from '../../store/hooks'
import type { AddressFields } from '../../contract/entities'
import { BusyButton } from '../../components/BusyButton'
import { Dialog } from '../../components/Dialog'
import { TextInput } from '../../components/TextInput'
import { saveAddress } from './addressThunks'
import { addressFormFields, type NewAddress } from './addressFields'

interface Props {
  open: boolean
  fields: NewAddress
  /** True for the draft of an earlier page, which may have been saved before a reload. */
  mayExist: boolean
  onChange: (fields: NewAddress) => void
  /** Called when Escape, Back or a press outside closes the form; the draft is kept. */
  onClose: () => void
  onCancel: () => void
  /** Called with the new address's _id and the fields as they were saved. */
  onSaved: (id: string, fields: NewAddress) => void
}

/** For the first field. */
const focusOnMount = (input: HTMLInputElement | null) => {
  input?.focus()
}

/**
 * The form for a new address (Spec §2). The browser doesn't validate it: saving with an empty
 * field shows the specification's warning (§5) and marks the field.
 */
export default function AddressForm({
  open,
  fields,
  mayExist,
  onChange,
  onClose,
  onCancel,
  onSaved,
}: Props) {
  const dispatch = useAppDispatch()
  const formId = useId()
  const [saving, setSaving] = useState(false)
  const [showsErrors, setShowsErrors] = useState(false)

  const isEmpty = (name: keyof AddressFields) => fields[name].trim() === ''

  const save = async (form: HTMLFormElement) => {
    if (saving) return
    const firstEmpty = addressFormFields.find(({ name }) => isEmpty(name))
    setShowsErrors(firstEmpty !== undefined)
    if (firstEmpty) {
      const input = form.elements.namedItem(firstEmpty.name)
      if (input instanceof HTMLElement) input.focus()
    }
    setSaving(true)
    const savedId = await dispatch(saveAddress(fields, mayExist))
    setSaving(false)
    if (savedId !== null) onSaved(savedId, fields)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add new address"
      actions={
        <>
          <Button
            variant="outlined"
            onClick={() => {
              setShowsErrors(false)
              onCancel()
            }}
          >
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
        <Grid size={12}>
          <Typography color="textSecondary">Please fill in every field.</Typography>
        </Grid>
        {addressFormFields.map(
          ({ name, label, missing, autoComplete, inputMode, isLong = false }) => (
            <Grid key={name} size={{ xs: 12, sm: isLong ? 12 : 6 }}>
              <TextInput
                label={label}
                name={name}
                value={fields[name]}
                onChange={({ target }) => {
                  onChange({ ...fields, [name]: target.value })
                }}
                {...(showsErrors && isEmpty(name) && { error: missing })}
                autoComplete={autoComplete}
                required
                {...(name === 'name' && { inputRef: focusOnMount })}
                slotProps={{ input: { inputMode } }}
              />
            </Grid>
          ),
        )}
      </Grid>
    </Dialog>
  )
}
