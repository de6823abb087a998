import * as v from 'valibot'
import { type AddressFields, AddressFieldsSchema } from '../../contract/entities'

/** The form's input. Its _id is created when it's first sent, and reused until it's saved. */
export const AddressDraftSchema = v.object({
  ...AddressFieldsSchema.entries,
  _id: v.optional(v.string()),
})
export type AddressDraft = v.InferOutput<typeof AddressDraftSchema>

/**
 * An address to be saved, with the storefront's own _id (Spec §7). The backend sets the timestamps.
 */
export const NewAddressSchema = v.object({
  ...AddressFieldsSchema.entries,
  _id: v.string(),
  tag: v.optional(v.string()),
})
export type NewAddress = v.InferOutput<typeof NewAddressSchema>

export const emptyDraft: AddressDraft = {
  name: '',
  mobile: '',
  pincode: '',
  locality: '',
  state: '',
  address: '',
}

interface Field {
  name: keyof AddressFields
  label: string
  /** Says that it's empty. */
  missing: string
  autoComplete: string
  inputMode?: 'tel' | 'numeric'
  /** Takes a row of its own. */
  isLong?: boolean
}

/** The form's fields in its order (Spec §3: the locality is shown as City/Town). */
export const addressFormFields: readonly Field[] = [
  {
    name: 'name',
    label: 'Name',
    missing: 'Enter a name',
    autoComplete: 'name',
    isLong: true,
  },
  {
    name: 'mobile',
    label: 'Mobile',
    missing: 'Enter a mobile number',
    autoComplete: 'tel',
    inputMode: 'tel',
  },
  {
    name: 'pincode',
    label: 'Pincode',
    missing: 'Enter a pincode',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
  },
  {
    name: 'locality',
    label: 'City/Town',
    missing: 'Enter a city or town',
    autoComplete: 'address-level2',
  },
  {
    name: 'state',
    label: 'State',
    missing: 'Enter a state',
    autoComplete: 'address-level1',
  },
  {
    name: 'address',
    label: 'Address (House No, Building, Street, Area)',
    missing: 'Enter an address',
    // One line: 'street-address' is for several.
    autoComplete: 'address-line1',
    isLong: true,
  },
]
