import { describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import {
  addressFormIsGone,
  openAddressForm,
  typedAddress,
} from '../../../tests/support/addressForm'
import { demoUser } from '../../../tests/support/demoUser'
import { backend } from '../../../tests/support/backend'
import { sessionExpires } from '../../mocks/scenarios/scenarios'
import { loggedOut } from '../auth/authSlice'
import { emptyDraft } from './addressFields'

describe('the address form', () => {
  it('saves an address, shows it and closes (S4.14)', async () => {
    const { fillIn, save } = await openAddressForm()
    await fillIn(typedAddress)
    await save()
    await addressFormIsGone()
    const card = within(screen.getByRole('article', { name: 'Meera Iyer' }))
    expect(card.getByText('Chennai')).toBeVisible()
    expect(card.getByText('Tamil Nadu')).toBeVisible()
    expect((await demoUser()).address).toHaveLength(2)
  })

  it('F103 has the focus in its first field before the page under it is hidden', async () => {
    const isAddHidden = () => screen.queryByRole('button', { name: 'ADD NEW ADDRESS' }) === null
    const hiddenAtFocus: boolean[] = []
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) hiddenAtFocus.push(isAddHidden())
    }
    document.addEventListener('focusin', note)
    await openAddressForm()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await waitFor(() => {
      expect(isAddHidden()).toBe(true)
    })
    document.removeEventListener('focusin', note)
    expect(hiddenAtFocus).toEqual([false])
  })

  it('marks the field that is empty and saves nothing (S5.3)', async () => {
    const { fillIn, save } = await openAddressForm()
    await fillIn({ ...typedAddress, Pincode: '  ' })
    await save()
    const pincode = screen.getByRole('textbox', { name: 'Pincode' })
    expect(pincode).toBeInvalid()
    expect(pincode).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'State' })).toBeValid()
    expect((await demoUser()).address).toHaveLength(1)
  })

  it('keeps the input when saving fails', async () => {
    backend.server.use(
      http.post('*/api/user/address', () => HttpResponse.json({}, { status: 500 })),
    )
    const { fillIn, save } = await openAddressForm()
    await fillIn(typedAddress)
    await save()
    const failed = "We couldn't save the address. Please try again."
    expect(await screen.findByText(failed)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Meera Iyer')
  })

  it('keeps what was typed when the session has ended, for the same shopper’s next login', async () => {
    const { user, fillIn, save } = await openAddressForm()
    await fillIn(typedAddress)
    backend.server.use(sessionExpires())
    await save()
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible()
    backend.server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Login with test credentials' }))
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await user.click(await screen.findByRole('button', { name: 'ADD NEW ADDRESS' }))
    const form = within(await screen.findByRole('dialog', { name: 'Add new address' }))
    for (const [name, text] of Object.entries(typedAddress))
      expect(form.getByRole('textbox', { name })).toHaveValue(text)
  })

  it('F65 shows nobody else what was typed, and forgets it on logout', async () => {
    const stored = { user: 'someone@example.com', draft: { ...emptyDraft, name: 'Secret' } }
    sessionStorage.setItem('frond.tab.addressDraft', JSON.stringify(stored))
    const { fillIn, store } = await openAddressForm()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    expect(sessionStorage).toHaveLength(0)
    await fillIn({ Name: 'Meera' })
    expect(sessionStorage).toHaveLength(1)
    act(() => {
      store.dispatch(loggedOut())
    })
    expect(sessionStorage).toHaveLength(0)
    expect(await screen.findByText('Logout Successful', { selector: 'p' })).toBeVisible()
  })

  it('closes on Cancel, and is empty when it is opened again (S4.14)', async () => {
    const { user, fillIn } = await openAddressForm()
    await fillIn({ Name: 'Meera' })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await addressFormIsGone()
    await user.click(screen.getByRole('button', { name: 'ADD NEW ADDRESS' }))
    const again = within(await screen.findByRole('dialog', { name: 'Add new address' }))
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  })
})
