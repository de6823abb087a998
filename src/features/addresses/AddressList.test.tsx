import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { seedNoAddress, demoUser } from '../../../tests/support/demoUser'
import { renderApp } from '../../../tests/support/renderApp'

describe('the saved addresses', () => {
  it('show every field of an address', async () => {
    await renderApp({ url: '/address', as: 'demo' })
    const card = await screen.findByRole('article', { name: 'Asha Rao' })
    for (const text of ['Indiranagar', '560038', 'Default', 'Bengaluru', 'Karnataka', '9845012345'])
      expect(card).toHaveTextContent(text)
    expect(within(card).getByText('City')).toBeVisible()
  })

  it('no longer show a deleted address', async () => {
    const { user } = await renderApp({ url: '/address', as: 'demo' })
    await user.click(await screen.findByRole('button', { name: 'Delete address of Asha Rao' }))
    await waitFor(() => {
      expect(screen.queryByRole('article', { name: 'Asha Rao' })).not.toBeInTheDocument()
    })
    expect(screen.getByRole('group', { name: "Asha Rao's address removed" })).toHaveFocus()
    await waitFor(async () => {
      expect((await demoUser()).address).toEqual([])
    })
  })

  it('offer to add one if there is none', async () => {
    await seedNoAddress()
    await renderApp({ url: '/address', as: 'demo' })
    expect(await screen.findByText('No saved addresses yet.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'ADD NEW ADDRESS' })).toBeVisible()
  })
})
