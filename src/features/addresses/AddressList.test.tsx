import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { seedNoAddress } from '../../../tests/support/demoUser'
import { renderApp } from '../../../tests/support/renderApp'

describe('the saved addresses', () => {
  it('show every field of an address', async () => {
    await renderApp({ url: '/address', as: 'demo' })
    const card = await screen.findByRole('article', { name: 'Asha Rao' })
    for (const text of ['Indiranagar', '560038', 'Default', 'Bengaluru', 'Karnataka', '9845012345'])
      expect(card).toHaveTextContent(text)
    expect(within(card).getByText('City')).toBeVisible()
  })

  it('offer to add one if there is none', async () => {
    await seedNoAddress()
    await renderApp({ url: '/address', as: 'demo' })
    expect(await screen.findByText('No saved addresses yet.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'ADD NEW ADDRESS' })).toBeVisible()
  })
})
