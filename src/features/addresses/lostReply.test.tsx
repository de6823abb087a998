import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { AddressRequest } from '@/contract/lists'
import { demoAccount } from '@/mocks/interface/demoAccount'
import {
  addressFormIsGone,
  openAddressForm,
  typedAddress,
} from '../../../tests/support/addressForm'
import { backend } from '../../../tests/support/backend'
import { demoUser } from '../../../tests/support/demoUser'

describe('an address whose reply is lost', () => {
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

  it('is saved once, as it was last typed, when Save is pressed again', async () => {
    loseReply()
    const { fillIn, save } = await openAddressForm()
    await fillIn(typedAddress)
    await save()
    expect(await failed()).toBeVisible()
    await fillIn({ Name: 'Meera Iyer Menon' })
    await save()
    await addressFormIsGone()
    expect(await savedNames()).toEqual(['Asha Rao', 'Meera Iyer Menon'])
    expect(screen.getAllByRole('article', { name: /^Meera Iyer/ })).toHaveLength(1)
  })

  it('is saved once when Save is pressed again after a reload', async () => {
    loseReply()
    const { fillIn, save, unmount } = await openAddressForm()
    await fillIn(typedAddress)
    await save()
    expect(await failed()).toBeVisible()
    unmount()
    const reloaded = await openAddressForm()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Meera Iyer')
    await reloaded.save()
    await addressFormIsGone()
    expect(await savedNames()).toEqual(['Asha Rao', 'Meera Iyer'])
  })

  it('stays when another address is added after it', async () => {
    loseReply()
    const { user, fillIn, save } = await openAddressForm()
    await fillIn(typedAddress)
    await save()
    expect(await failed()).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await addressFormIsGone()
    await user.click(screen.getByRole('button', { name: 'ADD NEW ADDRESS' }))
    const again = within(await screen.findByRole('dialog', { name: 'Add new address' }))
    for (const [name, text] of Object.entries({ ...typedAddress, Name: 'Ravi Nair' })) {
      await user.clear(again.getByRole('textbox', { name }))
      await user.paste(text)
    }
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await addressFormIsGone()
    expect(await savedNames()).toEqual(['Asha Rao', 'Meera Iyer', 'Ravi Nair'])
  })
})
