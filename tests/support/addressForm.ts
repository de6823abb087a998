import { expect } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from './renderApp'

/** A complete address, by the fields' names. */
export const typedAddress = {
  Name: 'Meera Iyer',
  Mobile: '9000012345',
  Pincode: '600004',
  'City/Town': 'Chennai',
  State: 'Tamil Nadu',
  'Address (House No, Building, Street, Area)': '3, Banyan Court, Mylapore',
}

/** Opens the demo user's form for a new address. */
export async function openAddressForm() {
  const { user, store, unmount } = await renderApp({ url: '/address', as: 'demo' })
  await user.click(await screen.findByRole('button', { name: 'ADD NEW ADDRESS' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add new address' })
  const form = within(dialog)
  const fillIn = async (fields: Partial<typeof typedAddress>) => {
    for (const [name, text] of Object.entries(fields)) {
      await user.clear(form.getByRole('textbox', { name }))
      await user.paste(text)
    }
  }
  const save = () => user.click(form.getByRole('button', { name: 'Save' }))
  return { user, store, unmount, fillIn, save }
}

export const addressFormIsGone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
