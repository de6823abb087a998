import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backend } from '../../../../tests/support/backend'
import { seedWishlist } from '../../../../tests/support/demoUser'
import { renderApp } from '../../../../tests/support/renderApp'
import type { Housemate, Light } from '../../../contract/entities'
import { plants } from '../../../mocks/seeds/plants'
import { fitsOf } from './spotFit'
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
    expect(inSpot().getByRole('status')).toHaveTextContent('For this spot: Areca Palm, Moth Orchid')
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
    expect(await screen.findByText('These love your spot.')).toBeVisible()
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

describe('a dim room with a cat', () => {
  it('has no plant, so the question names and opens the closest', async () => {
    const user = await openSpot()
    await user.click(inSpot().getByRole('radio', { name: /^Dim/ }))
    await user.click(inSpot().getByRole('checkbox', { name: 'Cats' }))
    expect(inSpot().getByRole('status')).toHaveTextContent(
      'We have no plant that is safe there and manages with so little light. Nearer to a window: Areca Palm, Moth Orchid',
    )
    await user.click(inSpot().getByRole('link', { name: 'Moth Orchid' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Moth Orchid' }))
    expect(dialog.getByText('Safe with cats')).toBeVisible()
    expect(dialog.getByText('Needs more light')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect((await cardOf('Golden Pothos')).getByText('Not with cats')).toBeVisible()
    expect(window.location.search).toBe('')
  })

  it('comes first on home', async () => {
    store('shade', 'cats')
    await renderApp()
    const closest = within(await screen.findByRole('region', { name: 'Best for your spot' }))
    const names = closest
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
    expect(names.slice(1)).toEqual(['Areca Palm', 'Moth Orchid', 'Golden Pothos', 'Snake Plant'])
  })

  it('is remembered on the wishlist, whose plants have no facts of their own', async () => {
    store('shade', 'cats')
    await seedWishlist('snake-plant')
    await renderApp({ as: 'demo', url: '/mywishlist' })
    expect(await (await cardOf('Snake Plant')).findByText('Not with cats')).toBeVisible()
  })

  it('is remembered by a search for low light', async () => {
    store(null, 'cats')
    await renderApp({ url: '/productlisting?q=low%20light' })
    expect(await screen.findByText('No such plant is safe at your spot')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Areca Palm · Needs more light' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Golden Pothos/ })).not.toBeInTheDocument()
  })
})

it('names each reason why a plant does not suit a spot, the most important first', () => {
  const [monstera] = plants
  if (!monstera) throw new Error('The catalogue is empty.')
  const texts = (light: Light | null, ...housemates: Housemate[]) =>
    fitsOf(monstera, { light, housemates }).map(({ text }) => text)
  expect(texts('shade', 'children')).toEqual(['Not with small children', 'Needs more light'])
  expect(texts('sun')).toEqual([])
  expect(texts(null, 'dogs')).toEqual(['Not with dogs'])
})
