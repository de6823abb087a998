import { describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
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

  it('saves an address in any format without white space around it, shows it and closes', async () => {
    const { fillIn, save } = await openAddressForm()
    await fillIn({
      ...typedAddress,
      Name: '\u3000Meera Iyer\u200b ',
      Mobile: 'ask at the gate',
      Pincode: '12',
      State: '\tTamil Nadu\u00a0',
    })
    await save()
    await addressFormIsGone()
    const card = within(screen.getByRole('article', { name: 'Meera Iyer' }))
    for (const text of ['Chennai', 'Tamil Nadu']) expect(card.getByText(text)).toBeVisible()
    expect((await demoUser()).address).toMatchObject([
      { name: 'Asha Rao' },
      { name: 'Meera Iyer', mobile: 'ask at the gate', pincode: '12', state: 'Tamil Nadu' },
    ])
  })

  it.each([' \u00a0\t', '\u200b\u2060', '\u3164'])(
    'calls a field mandatory that holds only characters that show nothing: %j',
    async (blank) => {
      const { fillIn, save } = await openAddressForm()
      await fillIn({ ...typedAddress, State: blank })
      await save()
      const state = screen.getByRole('textbox', { name: 'State' })
      expect(state).toBeInvalid()
      expect(state).toHaveFocus()
      expect(state).toHaveAccessibleDescription('Enter a state')
      expect(screen.getByRole('textbox', { name: 'Pincode' })).toBeValid()
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

  it('tells the shopper and the browser what each field is for', async () => {
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
    expect(screen.getByPlaceholderText('10 digits')).toHaveAccessibleName('Mobile')
    expect(screen.getByPlaceholderText('6 digits')).toHaveAccessibleName('Pincode')
  })

  it('closes on Cancel, and starts again without what was typed and marked', async () => {
    const { user, fillIn, save } = await openAddressForm()
    await fillIn({ Name: 'Meera' })
    await save()
    expect(screen.getByRole('textbox', { name: 'Mobile' })).toBeInvalid()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await addressFormIsGone()
    await user.click(screen.getByRole('button', { name: 'ADD NEW ADDRESS' }))
    const again = within(await screen.findByRole('dialog', { name: 'Add new address' }))
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao')
    for (const field of again.getAllByRole('textbox')) expect(field).toBeValid()
  })
})
