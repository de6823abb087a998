import Button from '@mui/material/Button'
import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { nanoid } from '@reduxjs/toolkit'
import {
  type Dispatch,
  type Ref,
  type SetStateAction,
  startTransition,
  type SyntheticEvent,
  useActionState,
  useRef,
  useState,
} from 'react'

import { useAppDispatch } from '../../store/hooks'
import { Dialog } from '../../components/Dialog'
import { SubmitButton } from '../../components/SubmitButton'
import { TextInput } from '../../components/TextInput'
import { useRequiredFields } from '../../components/useRequiredFields'
import { addressIncomplete } from './addressEvents'
import { type AddressDraft, addressFormFields, type NewAddress } from './addressFields'
import { saveAddress } from './addressThunks'

interface Props {
  open: boolean
  fields: AddressDraft
  onChange: Dispatch<SetStateAction<AddressDraft>>
  /** Called when Escape, Back or a press outside closes the form; the draft is kept. */
  onClose: () => void
  onCancel: () => void
  /** Called with the new address's _id and the fields as they were saved. */
  onSaved: (id: string, fields: AddressDraft) => void
}

interface Attempt {
  address: NewAddress
  /** An earlier attempt may have reached the backend. */
  readFirst: boolean
}

const missing = Object.fromEntries(addressFormFields.map((field) => [field.name, field.missing]))

/** On phones, a toast above the buttons doesn't cover the focused field and its error. */
const clearOfToasts = {
  pb: { xs: 20, sm: 0 },
  '& input': { scrollMarginBlockEnd: '8rem' },
} as const

interface FieldProps extends Pick<Props, 'onChange'> {
  field: (typeof addressFormFields)[number]
  value: string
  error: string | undefined
  /** Of the first field only. */
  inputRef: Ref<HTMLInputElement> | undefined
}

function Field({ field, value, error, inputRef, onChange }: FieldProps) {
  const { name, label, autoComplete, inputMode } = field
  return (
    <TextInput
      label={label}
      name={name}
      value={value}
      onChange={({ target }) => {
        onChange((fields) => ({ ...fields, [name]: target.value }))
      }}
      error={error}
      autoComplete={autoComplete}
      required
      inputRef={inputRef}
      htmlInput={{ inputMode }}
    />
  )
}

/**
 * The form for a new address (Spec §2). Saving with an empty field marks the field and shows
 * the specification's warning (§5).
 */
export default function AddressForm({ open, fields, onChange, onClose, onCancel, onSaved }: Props) {
  const dispatch = useAppDispatch()
  const required = useRequiredFields(missing)
  const firstField = useRef<HTMLInputElement>(null)
  const [hasFailed, submit, isSaving] = useActionState(
    async (_previous: boolean, { address, readFirst }: Attempt) => {
      const isSaved = await dispatch(saveAddress(address, readFirst))
      if (isSaved) onSaved(address._id, address)
      return !isSaved
    },
    false,
  )
  const save = (form: HTMLFormElement) => {
    const isComplete = required.check(form, (text) => text.trim() === '')
    // The toast says that all fields are mandatory.
    if (!isComplete) {
      dispatch(addressIncomplete())
      return
    }
    const address = { ...fields, _id: fields._id ?? nanoid() }
    // Another attempt, after a reload too, is known by its _id.
    onChange(address)
    startTransition(() => {
      submit({ address, readFirst: fields._id !== undefined })
    })
  }
  // While the dialog closes, its fields are still visible.
  const [lastOpen, setLastOpen] = useState(fields)
  if (open && lastOpen !== fields) setLastOpen(fields)
  const shown = open ? fields : lastOpen

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add new address"
      initialFocus={firstField}
      form={{
        noValidate: true,
        onInput: required.forget,
        onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
          event.preventDefault()
          if (!isSaving) save(event.currentTarget)
        },
      }}
      actions={
        <>
          <Button variant="outlined" onClick={onCancel}>
            Cancel
          </Button>
          <SubmitButton>Save</SubmitButton>
        </>
      }
    >
      <Typography color={hasFailed ? 'error' : 'textSecondary'} sx={{ mb: 4 }}>
        {hasFailed ? "We couldn't save the address. Please try again." : 'All fields are required.'}
      </Typography>
      <Grid container columnSpacing={4} rowSpacing={2} sx={clearOfToasts}>
        {addressFormFields.map((field, index) => (
          <Grid key={field.name} size={{ xs: 12, sm: field.isLong ? 12 : 6 }}>
            <Field
              field={field}
              value={shown[field.name]}
              onChange={onChange}
              error={required.errors[field.name]}
              inputRef={index === 0 ? firstField : undefined}
            />
          </Grid>
        ))}
      </Grid>
    </Dialog>
  )
}
