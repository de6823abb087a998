import { describe, expect, it } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { demoUser } from '../../../tests/support/demoUser'
import { renderApp } from '../../../tests/support/renderApp'
import { backend } from '../../../tests/support/backend'
import { AddressRequest } from '../../contract/lists'
import { demoAccount } from '../../mocks/interface/demoAccount'
import { sessionExpires } from '../../mocks/scenarios/scenarios'
import { loggedOut } from '../auth/authSlice'
import { emptyDraft } from './addressFields'

const typed = {
  Name: 'Meera Iyer',
  Mobile: '9000012345',
  Pincode: '600004',
  'City/Town': 'Chennai',
  State: 'Tamil Nadu',
  'Address (House No, Building, Street, Area)': '3, Banyan Court, Mylapore',
}

async function openForm() {
  const { user, store, unmount } = await renderApp({ url: '/address', as: 'demo' })
  await user.click(await screen.findByRole('button', { name: 'ADD NEW ADDRESS' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add new address' })
  const form = within(dialog)
  const fillIn = async (fields: Partial<typeof typed>) => {
    for (const [name, text] of Object.entries(fields)) {
      await user.click(form.getByRole('textbox', { name }))
      await user.paste(text)
    }
  }
  const save = () => user.click(form.getByRole('button', { name: 'Save' }))
  return { user, store, unmount, form, fillIn, save }
}

const formIsGone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

describe('the address form', () => {
  it('saves an address, shows it and closes (S4.14)', async () => {
    const { fillIn, save } = await openForm()
    await fillIn(typed)
    await save()
    await formIsGone()
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
    const { form } = await openForm()
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await waitFor(() => {
      expect(isAddHidden()).toBe(true)
    })
    document.removeEventListener('focusin', note)
    expect(hiddenAtFocus).toEqual([false])
  })

  it('marks the field that is empty and saves nothing (S5.3)', async () => {
    const { form, fillIn, save } = await openForm()
    await fillIn({ ...typed, Pincode: '  ' })
    await save()
    const pincode = form.getByRole('textbox', { name: 'Pincode' })
    expect(pincode).toBeInvalid()
    expect(pincode).toHaveFocus()
    expect(form.getByRole('textbox', { name: 'State' })).toBeValid()
    expect((await demoUser()).address).toHaveLength(1)
  })

  it('keeps the input when saving fails', async () => {
    backend.server.use(
      http.post('*/api/user/address', () => HttpResponse.json({}, { status: 500 })),
    )
    const { form, fillIn, save } = await openForm()
    await fillIn(typed)
    await save()
    const failed = "We couldn't save the address. Please try again."
    expect(await screen.findByText(failed)).toBeVisible()
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Meera Iyer')
  })

  describe('whose reply is lost', () => {
    const loseReply = () => {
      let isLost = false
      backend.server.use(
        http.post('*/api/user/address', async ({ request }) => {
          if (isLost) return undefined
          isLost = true
          const { address } = v.parse(AddressRequest, await request.clone().json())
          const stored = { ...address, _id: address._id ?? '', createdAt: 'now', updatedAt: 'now' }
          await backend.store.update(demoAccount.email, (user) => ({
            ...user,
            address: [...user.address, stored],
          }))
          return HttpResponse.error()
        }),
      )
    }
    const failed = () => screen.findByText("We couldn't save the address. Please try again.")
    const savedNames = async () => (await demoUser()).address.map(({ name }) => name)

    it('F75 is saved once when Save is pressed again', async () => {
      loseReply()
      const { fillIn, save } = await openForm()
      await fillIn(typed)
      await save()
      expect(await failed()).toBeVisible()
      await save()
      await formIsGone()
      expect(await savedNames()).toEqual(['Asha Rao', 'Meera Iyer'])
      expect(screen.getAllByRole('article', { name: 'Meera Iyer' })).toHaveLength(1)
    })

    it('F75 is saved once, as it was last typed, when it is corrected before that', async () => {
      loseReply()
      const { fillIn, save } = await openForm()
      await fillIn(typed)
      await save()
      expect(await failed()).toBeVisible()
      await fillIn({ Name: ' Menon' })
      await save()
      await formIsGone()
      expect(await savedNames()).toEqual(['Asha Rao', 'Meera Iyer Menon'])
    })

    it('F75 is saved once when Save is pressed again after a reload', async () => {
      loseReply()
      const { fillIn, save, unmount } = await openForm()
      await fillIn(typed)
      await save()
      expect(await failed()).toBeVisible()
      unmount()
      const reloaded = await openForm()
      expect(reloaded.form.getByRole('textbox', { name: 'Name' })).toHaveValue('Meera Iyer')
      await reloaded.save()
      await formIsGone()
      expect(await savedNames()).toEqual(['Asha Rao', 'Meera Iyer'])
    })

    it('F75 is kept when another address is added after it', async () => {
      loseReply()
      const { user, form, fillIn, save } = await openForm()
      await fillIn(typed)
      await save()
      expect(await failed()).toBeVisible()
      await user.click(form.getByRole('button', { name: 'Cancel' }))
      await formIsGone()
      await user.click(screen.getByRole('button', { name: 'ADD NEW ADDRESS' }))
      const again = within(await screen.findByRole('dialog', { name: 'Add new address' }))
      for (const [name, text] of Object.entries({ ...typed, Name: 'Ravi Nair' })) {
        await user.click(again.getByRole('textbox', { name }))
        await user.paste(text)
      }
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await formIsGone()
      expect(await savedNames()).toEqual(['Asha Rao', 'Meera Iyer', 'Ravi Nair'])
    })
  })

  it('keeps what was typed when the session has ended, for the same shopper’s next login', async () => {
    const { user, fillIn, save } = await openForm()
    await fillIn(typed)
    backend.server.use(sessionExpires())
    await save()
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible()
    backend.server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Login with test credentials' }))
    await user.click(screen.getByRole('button', { name: 'Login' }))
    await user.click(await screen.findByRole('button', { name: 'ADD NEW ADDRESS' }))
    const form = within(await screen.findByRole('dialog', { name: 'Add new address' }))
    for (const [name, text] of Object.entries(typed))
      expect(form.getByRole('textbox', { name })).toHaveValue(text)
  })

  it('F65 shows nobody else what was typed, and forgets it on logout', async () => {
    const stored = { user: 'someone@example.com', draft: { ...emptyDraft, name: 'Secret' } }
    sessionStorage.setItem('frond.tab.addressDraft', JSON.stringify(stored))
    const { form, fillIn, store } = await openForm()
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('')
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
    const { user, form, fillIn } = await openForm()
    await fillIn({ Name: 'Meera' })
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await formIsGone()
    await user.click(screen.getByRole('button', { name: 'ADD NEW ADDRESS' }))
    const again = within(await screen.findByRole('dialog', { name: 'Add new address' }))
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  })
})
