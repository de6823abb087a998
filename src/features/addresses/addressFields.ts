import { nanoid } from '@reduxjs/toolkit'
import type { AddressFields } from '../../contract/entities'

/** An address as it is sent: its _id is the storefront's (Spec §7). */
export type NewAddress = AddressFields & { _id: string }

const emptyFields: AddressFields = {
  name: '',
  mobile: '',
  pincode: '',
  locality: '',
  state: '',
  address: '',
}

/** An empty form. Its _id stays the same while it is filled in and saved, however often. */
export const newDraft = (): NewAddress => ({ _id: nanoid(), ...emptyFields })

interface Field {
  name: keyof AddressFields
  label: string
  autoComplete: string
  inputMode?: 'tel' | 'numeric'
  /** Takes a row of its own. */
  isLong?: boolean
}

/** The form's fields in its order (Spec §3: the locality is shown as City/Town). */
export const addressFormFields: readonly Field[] = [
  { name: 'name', label: 'Name', autoComplete: 'name', isLong: true },
  { name: 'mobile', label: 'Mobile', autoComplete: 'tel', inputMode: 'tel' },
  { name: 'pincode', label: 'Pincode', autoComplete: 'postal-code', inputMode: 'numeric' },
  { name: 'locality', label: 'City/Town', autoComplete: 'address-level2' },
  { name: 'state', label: 'State', autoComplete: 'address-level1' },
  {
    name: 'address',
    label: 'Address (House No, Building, Street, Area)',
    // One line: 'street-address' is for several.
    autoComplete: 'address-line1',
    isLong: true,
  },
]
