import * as v from 'valibot'
import { type AddressFields, AddressFieldsSchema } from '@/contract/entities'

/** The form's input. Its _id is created when it's first sent, and reused until it's saved. */
export const AddressDraftSchema = v.object({
  ...AddressFieldsSchema.entries,
  _id: v.optional(v.string()),
})

/**
 * An address to be saved, with the storefront's own _id (Spec §7). The backend sets the timestamps.
 */
export const NewAddressSchema = v.object({
  ...AddressFieldsSchema.entries,
  _id: v.string(),
  tag: v.optional(v.string()),
})
export type NewAddress = v.InferOutput<typeof NewAddressSchema>

export interface AddressFormField {
  label: string
  /** Says that it's empty. */
  missing: string
  autoComplete: string
  /** What is usual; nothing is checked. */
  placeholder?: string
  inputMode?: 'tel' | 'numeric'
  /** Takes a row of its own. */
  isLong?: boolean
}

/** The form's fields in its order (Spec §3: the locality is shown as City/Town). */
export const addressFormFields: Readonly<Record<keyof AddressFields, AddressFormField>> = {
  name: {
    label: 'Name',
    missing: 'Enter a name',
    autoComplete: 'name',
    isLong: true,
  },
  mobile: {
    label: 'Mobile',
    missing: 'Enter a mobile number',
    autoComplete: 'tel',
    placeholder: '10 digits',
    inputMode: 'tel',
  },
  pincode: {
    label: 'Pincode',
    missing: 'Enter a pincode',
    autoComplete: 'postal-code',
    placeholder: '6 digits',
    inputMode: 'numeric',
  },
  locality: {
    label: 'City/Town',
    missing: 'Enter a city or town',
    autoComplete: 'address-level2',
  },
  state: {
    label: 'State',
    missing: 'Enter a state',
    autoComplete: 'address-level1',
  },
  address: {
    label: 'Address (House No, Building, Street, Area)',
    missing: 'Enter an address',
    autoComplete: 'street-address',
    isLong: true,
  },
}
