import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backend } from '../../../tests/support/backend'
import { renderApp } from '../../../tests/support/renderApp'
import type { Housemate, Light } from '../../contract/entities'
import { plants } from '../../mocks/seeds/plants'
import { describeSpot, fitsOf } from './spotFit'
import { SPOT_KEY } from './spotSlice'

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))

async function openSpot() {
  const { user } = await renderApp({ url: '/productlisting' })
  await cardOf('Snake Plant')
  await user.click(screen.getByRole('button', { name: 'My spot' }))
  await screen.findByRole('dialog', { name: 'My spot' })
  return user
}

const inSpot = () => within(screen.getByRole('dialog', { name: 'My spot' }))

const store = (light: Light | null, ...housemates: Housemate[]) => {
  const answer = { light, housemates }
  localStorage.setItem(SPOT_KEY, JSON.stringify({ version: 1, isAsked: true, answer }))
}

describe('the shopper’s spot', () => {
  it('is asked for once and stored; each plant then says how it would do', async () => {
    const user = await openSpot()
    await user.click(inSpot().getByRole('radio', { name: /^Bright/ }))
    await user.click(inSpot().getByRole('checkbox', { name: 'Cats' }))
    expect(inSpot().getByText('For this spot: Areca Palm, Moth Orchid.')).toBeVisible()
    await user.click(inSpot().getByRole('button', { name: 'Save' }))
    expect((await cardOf('Snake Plant')).getByText('Not with cats')).toBeVisible()
    expect((await cardOf('Areca Palm')).getByText('Loves your spot')).toBeVisible()
    expect(localStorage.getItem(SPOT_KEY)).toContain('"bright"')
  })

  it('can be changed and forgotten', async () => {
    store('shade')
    const user = await openSpot()
    expect(inSpot().getByRole('radio', { name: /^Dim/ })).toBeChecked()
    expect((await cardOf('Moth Orchid')).getByText('Needs more light')).toBeInTheDocument()
    await user.click(inSpot().getByRole('button', { name: 'Forget my spot' }))
    expect((await cardOf('Moth Orchid')).queryByText('Needs more light')).not.toBeInTheDocument()
    expect(localStorage.getItem(SPOT_KEY)).toContain('"answer":null')
  })

  it('is asked for in a plant’s dialog, until the question is declined', async () => {
    const { user } = await renderApp({ url: '/productlisting?plant=peace-lily' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Peace Lily' }))
    await user.click(await dialog.findByRole('button', { name: 'Not now' }))
    expect(dialog.queryByText('Will it like it at your place?')).not.toBeInTheDocument()
    expect(localStorage.getItem(SPOT_KEY)).toContain('"isAsked":true')
  })

  it('helps a search that resembles nothing', async () => {
    store('sun')
    await renderApp({ url: '/productlisting?q=zzzzqq' })
    expect(await screen.findByText('These love your spot')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Snake Plant' })).toBeVisible()
  })

  it('shows nothing for a backend without facts, or for a damaged answer', async () => {
    store('shade', 'cats')
    backend.server.use(
      http.get('*/api/products', () =>
        HttpResponse.json({ products: plants.map((plant) => ({ ...plant, care: undefined })) }),
      ),
    )
    const { unmount } = await renderApp({ url: '/productlisting' })
    expect((await cardOf('Moth Orchid')).queryByText('Needs more light')).not.toBeInTheDocument()
    unmount()
    localStorage.setItem(SPOT_KEY, '{"version":1,"answer":{"light":"moon"}}')
    await renderApp({ url: '/productlisting' })
    expect(
      (await cardOf('Moth Orchid')).getByRole('button', { name: /^Add to cart/ }),
    ).toBeVisible()
  })
})

it('says that no plant suits a dim room with cats, and what comes closest', () => {
  expect(describeSpot(plants, { light: 'shade', housemates: ['cats'] })).toBe(
    'We have no plant that is safe there and manages with so little light. Nearer to a window: Areca Palm, Moth Orchid.',
  )
  const [monstera] = plants
  if (!monstera) throw new Error('The catalogue is empty.')
  const texts = (light: Light | null, ...housemates: Housemate[]) =>
    fitsOf(monstera, { light, housemates }).map(({ text }) => text)
  expect(texts('shade', 'children')).toEqual(['Not with small children', 'Needs more light'])
  expect(texts('sun')).toEqual([])
  expect(texts(null, 'dogs')).toEqual(['Not with dogs'])
})
