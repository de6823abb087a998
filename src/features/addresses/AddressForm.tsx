import Button from '@mui/material/Button'
import Grid from '@mui/material/Grid'
import Typography from '@mui/material/Typography'
import { nanoid } from '@reduxjs/toolkit'
import { useRef, useState } from 'react'
import { BusyButton } from '@/components/BusyButton'
import { Dialog } from '@/components/Dialog'
import { TextInput } from '@/components/TextInput'
import { useForm } from '@/components/useForm'
import type { AddressFields } from '@/contract/entities'
import { mapValues } from '@/contract/mapValues'
import { selectAuthUser } from '@/features/auth/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { type AddressFormField, addressFormFields } from './addressFields'
import { addressIncomplete, saveAddress } from './addressThunks'
import { readDelivery, updateDelivery } from './delivery'

const missing = mapValues<Record<keyof AddressFields, string>, AddressFormField>(
  addressFormFields,
  (field) => field.missing,
)

interface Props {
  open: boolean
  /** Called when Escape, Back or a press outside closes the form; the draft is kept. */
  onClose: () => void
  /** Called with the new address's _id, and whether something else has been typed since Save. */
  onSaved: (id: string, isChanged: boolean) => void
}

/**
 * The form for a new address (Spec §2). Saving with an empty field marks the field and shows the
 * specification's warning (§5). Closing it keeps what was typed, and so do a reload and the end of the
 * session; Cancel and a logout discard it.
 */
export default function AddressForm({ open, onClose, onSaved }: Props) {
  const dispatch = useAppDispatch()
  const { firstName = '', lastName = '', email = '' } = useAppSelector(selectAuthUser) ?? {}
  const [draft] = useState(() => readDelivery(email).draft)
  const defaults: Readonly<Record<string, string | undefined>> = draft ?? {
    name: `${firstName} ${lastName}`,
  }
  const firstField = useRef<HTMLInputElement>(null)
  const { field, failure, isSending, formProps } = useForm({
    missing,
    onInput: (fields) => {
      const { _id } = readDelivery(email).draft ?? {}
      updateDelivery({ user: email, draft: { ...fields, _id } })
    },
    onIncomplete: () => dispatch(addressIncomplete()),
    send: async (fields) => {
      // Another attempt, after a reload too, is known by the first one's _id.
      const earlierId = readDelivery(email).draft?._id
      const address = { ...fields, _id: earlierId ?? nanoid() }
      updateDelivery({ user: email, draft: address })
      const sent = JSON.stringify(readDelivery(email).draft)
      const isSaved = await dispatch(saveAddress(address, earlierId !== undefined))
      if (!isSaved) return { message: "We couldn't save the address. Please try again." }
      const { draft } = readDelivery(email)
      const isChanged = JSON.stringify(draft) !== sent
      // What was typed since is another address.
      updateDelivery({
        user: email,
        draft: isChanged && draft ? { ...draft, _id: undefined } : undefined,
      })
      onSaved(address._id, isChanged)
      return undefined
    },
  })

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add new address"
      initialFocus={firstField}
      form={formProps}
      actions={
        <>
          <Button
            variant="outlined"
            onClick={() => {
              updateDelivery({ user: email, draft: undefined })
              onClose()
            }}
          >
            Cancel
          </Button>
          <BusyButton type="submit" busy={isSending}>
            Save
          </BusyButton>
        </>
      }
    >
      <Typography color={failure ? 'error' : 'textSecondary'} sx={{ mb: 4 }}>
        {failure?.message ?? 'All fields are required.'}
      </Typography>
      <Grid container columnSpacing={4} rowSpacing={2}>
        {Object.entries(addressFormFields).map(
          ([name, { label, autoComplete, placeholder, inputMode, isLong }], index) => (
            <Grid key={name} size={{ xs: 12, sm: isLong === true ? 12 : 6 }}>
              <TextInput
                {...field(name)}
                label={label}
                autoComplete={autoComplete}
                placeholder={placeholder}
                defaultValue={defaults[name]}
                inputRef={index === 0 ? firstField : undefined}
                htmlInput={{ inputMode }}
              />
            </Grid>
          ),
        )}
      </Grid>
    </Dialog>
  )
}
