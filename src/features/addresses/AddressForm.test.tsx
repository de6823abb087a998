import { describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { loggedOut } from '@/features/auth/authSlice'
import { sessionExpires } from '@/mocks/scenarios/scenarios'
import {
  addressFormIsGone,
  openAddressForm,
  typedAddress,
} from '../../../tests/support/addressForm'
import { backend } from '../../../tests/support/backend'
import { demoUser } from '../../../tests/support/demoUser'

const STORED = 'frond.delivery'

describe('the address form', () => {
  it('saves an address, shows it and closes', async () => {
    const { fillIn, save } = await openAddressForm()
    await fillIn(typedAddress)
    await save()
    await addressFormIsGone()
    const card = within(screen.getByRole('article', { name: 'Meera Iyer' }))
    expect(card.getByText('Chennai')).toBeVisible()
    expect(card.getByText('Tamil Nadu')).toBeVisible()
    expect((await demoUser()).address).toHaveLength(2)
  })

  it('has the focus in its first field before the page under it is hidden', async () => {
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

  it('marks the field that is empty and saves nothing', async () => {
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

  it('shows nobody else what was typed, and forgets it on logout', async () => {
    const draft = { name: 'Secret', mobile: '', pincode: '', locality: '', state: '', address: '' }
    sessionStorage.setItem(STORED, JSON.stringify({ user: 'someone@example.com', draft }))
    const { fillIn, store } = await openAddressForm()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao')
    await fillIn({ Name: 'Meera' })
    expect(sessionStorage.getItem(STORED)).toContain('Meera')
    act(() => {
      store.dispatch(loggedOut())
    })
    expect(sessionStorage.getItem(STORED)).toBeNull()
    expect(await screen.findByText('Logout Successful', { selector: 'p' })).toBeVisible()
  })

  it('closes on Cancel, and is empty when it is opened again', async () => {
    const { user, fillIn } = await openAddressForm()
    await fillIn({ Name: 'Meera' })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await addressFormIsGone()
    await user.click(screen.getByRole('button', { name: 'ADD NEW ADDRESS' }))
    const again = within(await screen.findByRole('dialog', { name: 'Add new address' }))
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao')
  })

  it('starts with the account’s name, and says in grey what is usual for mobile and pincode', async () => {
    const { fillIn, save } = await openAddressForm()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao')
    expect(screen.getByPlaceholderText('10 digits')).toHaveAccessibleName('Mobile')
    expect(screen.getByPlaceholderText('6 digits')).toHaveAccessibleName('Pincode')
    await fillIn({ ...typedAddress, Mobile: 'ask at the gate', Pincode: '12' })
    await save()
    await addressFormIsGone()
    expect((await demoUser()).address[1]).toMatchObject({
      mobile: 'ask at the gate',
      pincode: '12',
    })
  })

  it('saves an address without white space around its parts', async () => {
    const { fillIn, save } = await openAddressForm()
    await fillIn({ ...typedAddress, Name: '\u3000Meera Iyer\u200b ', State: '\tTamil Nadu\u00a0' })
    await save()
    await addressFormIsGone()
    const address = { name: 'Meera Iyer', state: 'Tamil Nadu', locality: 'Chennai' }
    expect((await demoUser()).address[1]).toMatchObject(address)
  })

  it.each(['\u00a0\t', '\u200b\u2060', '\u3164'])(
    'calls a field mandatory that holds only characters that show nothing: %j',
    async (blank) => {
      const { fillIn, save } = await openAddressForm()
      await fillIn({ ...typedAddress, State: blank })
      await save()
      expect(screen.getByRole('textbox', { name: 'State' })).toHaveAccessibleDescription(
        'Enter a state',
      )
      expect(await screen.findByText('All fields are mandatory', { selector: 'p' })).toBeVisible()
      expect((await demoUser()).address).toHaveLength(1)
    },
  )

  it('saves what a program has filled in without an event', async () => {
    const { save } = await openAddressForm()
    for (const [name, text] of Object.entries(typedAddress)) {
      const field = screen.getByRole('textbox', { name })
      if (field instanceof HTMLInputElement) field.value = text
    }
    await save()
    await addressFormIsGone()
    expect((await demoUser()).address[1]).toMatchObject({ name: 'Meera Iyer', pincode: '600004' })
  })

  it('tells the browser what each field is for', async () => {
    await openAddressForm()
    const tokens = screen
      .getAllByRole('textbox')
      .map((field) => field.getAttribute('autocomplete') ?? '')
    expect(tokens).toEqual([
      'name',
      'tel',
      'postal-code',
      'address-level2',
      'address-level1',
      'street-address',
    ])
  })

  it('has no field marked when it is opened again after a failed Save', async () => {
    const { user, save } = await openAddressForm()
    await save()
    expect(screen.getByRole('textbox', { name: 'Mobile' })).toBeInvalid()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await addressFormIsGone()
    await user.click(screen.getByRole('button', { name: 'ADD NEW ADDRESS' }))
    const again = within(await screen.findByRole('dialog', { name: 'Add new address' }))
    for (const field of again.getAllByRole('textbox')) expect(field).toBeValid()
  })
})
