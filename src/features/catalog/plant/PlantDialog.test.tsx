import { describe, expect, it, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { plants } from '@/mocks/seeds/plants'
import { backend } from '../../../../tests/support/backend'
import { renderApp } from '../../../../tests/support/renderApp'

const dialogOf = (name: string) => screen.findByRole('dialog', { name })

async function openPlant(name: string, url = '/productlisting') {
  const { user } = await renderApp({ url })
  await user.click(await screen.findByRole('link', { name: `View ${name}` }))
  return { user, dialog: await dialogOf(name) }
}

const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

test('a plant is shown with its price, its story, and the facts most asked for first', async () => {
  const { dialog } = await openPlant('Snake Plant')
  const plant = within(dialog)
  expect(plant.getByText('₹425')).toBeVisible()
  expect(plant.getByText('Delivered in 3 to 5 days for ₹50 a plant, any quantity.')).toBeVisible()
  expect(plant.getByText('Low light · Not for pets')).toBeVisible()
  expect(terms()).toEqual([
    'Pets',
    'Light',
    'Water',
    'Size',
    'Delivery',
    'Children',
    'Best spot',
    'Pot',
  ])
  expect(plant.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Toxic to cats and dogs if chewed',
      'Arrives 40 cm tall, grows to 1.2 m',
      'In 3 to 5 days',
      '14 cm across',
    ]),
  )
  expect(plant.getByText(/^Its thick leaves store water/)).toBeVisible()
  expect(plant.getByText(/^Also called mother-in-law's tongue/)).toBeVisible()
  expect(plant.getByText('Not for you if')).toBeVisible()
  expect(plant.getByRole('img', { name: /^Beside a chair/ })).toBeVisible()
})

test('a plant whose backend sends no facts, or damaged ones, is shown without them', async () => {
  const [first, second, third] = plants.map((plant) => ({ ...plant, care: undefined }))
  backend.server.use(
    http.get('*/api/products', () =>
      HttpResponse.json({
        products: [first, { ...second, care: 'none' }, { ...third, care: { light: 'Shade' } }],
      }),
    ),
  )
  const { user, dialog: pothos } = await openPlant('Golden Pothos')
  expect(within(pothos).queryByText(/Not for|Safe with/)).not.toBeInTheDocument()
  expect(terms()).toEqual(['Delivery'])
  await user.keyboard('{ArrowRight}')
  await dialogOf('Monstera Deliciosa')
  expect(terms()).toEqual(['Delivery'])
  await user.keyboard('{ArrowRight}')
  const dialog = await dialogOf('Snake Plant')
  expect(terms()).toEqual(['Light', 'Delivery'])
  const texts = within(dialog).queryAllByRole('paragraph')
  expect(texts.filter(({ textContent }) => textContent === '')).toEqual([])
})

test('a sold-out plant says so and leads to one of its kind in stock', async () => {
  const { user, dialog } = await openPlant('Star Jasmine')
  expect(within(dialog).getByText('Out of stock')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'In stock: Golden Pothos, ₹249' }))
  const alternative = await dialogOf('Golden Pothos')
  expect(within(alternative).queryByText(/^In stock/)).not.toBeInTheDocument()
  expect(within(alternative).getByRole('button', { name: 'Close' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(window.location.search).toBe('')
})

test('a plant opened by its URL, in any case, leaves the focus on the heading', async () => {
  const { user } = await renderApp({ url: '/productlisting?plant=Peace-LILY' })
  await dialogOf('Peace Lily')
  expect(screen.queryByText(/^We don't sell/)).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('heading', { name: 'Showing All Products' })).toHaveFocus()
  expect(window.location.search).toBe('')
})

test('a dialog focuses a button, not its content, and its opener while it fades out', async () => {
  const { user, dialog } = await openPlant('Peace Lily')
  const close = within(dialog).getByRole('button', { name: 'Close' })
  await waitFor(() => {
    expect(close).toHaveFocus()
  })
  await user.click(close)
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'View Peace Lily' })).toHaveFocus()
  })
})

test("the window is called by the plant's name while its dialog is open", async () => {
  const { user } = await openPlant('Star Jasmine')
  expect(document.title).toBe('Frond | Star Jasmine')
  await user.keyboard('{ArrowRight}')
  await dialogOf('Golden Pothos')
  expect(document.title).toBe('Frond | Golden Pothos')
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(document.title).toBe('Frond | Showing All Products')
  })
})

test('a link to a plant that isn’t sold leads to the listing, with a sentence', async () => {
  await renderApp({ url: '/productlisting?plant=oak' })
  expect(await screen.findByText("We don't sell this plant (any more).")).toBeVisible()
  expect(screen.getByRole('article', { name: 'Peace Lily' })).toBeVisible()
})

test('the link to a plant’s own page is shared, and a failure says so', async () => {
  const { user, dialog } = await openPlant('Peace Lily', '/productlisting?category=flowering')
  const share = within(dialog).getByRole('button', { name: 'Share Peace Lily' })
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await user.click(share)
  expect(await screen.findByText('Link copied')).toBeVisible()
  expect(writeText).toHaveBeenCalledWith('http://localhost/plant/peace-lily')
  writeText.mockRejectedValueOnce(new DOMException())
  await user.click(share)
  expect(await screen.findByText("We couldn't share this plant.")).toBeVisible()
})

describe('the previous and the next plant', () => {
  it('are those of the current result, wrapping around at its ends', async () => {
    const { user } = await openPlant('Moth Orchid', '/productlisting?category=flowering')
    await user.click(screen.getByRole('button', { name: 'Next plant: Peace Lily' }))
    expect(await dialogOf('Peace Lily')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Previous plant: Moth Orchid' }))
    expect(await dialogOf('Moth Orchid')).toBeVisible()
    expect(window.location.search).toBe('?category=flowering&plant=moth-orchid')
  })

  it('can be reached with the arrow keys, are announced, and one Back closes the dialog', async () => {
    const { user } = await openPlant('Monstera Deliciosa')
    const { length } = window.history
    await user.keyboard('{ArrowRight}')
    const dialog = await dialogOf('Snake Plant')
    const named = within(dialog).getAllByText('Snake Plant')
    const live = named.filter((element) => element.getAttribute('aria-live') === 'polite')
    expect(live).toHaveLength(1)
    await user.keyboard('{ArrowRight}')
    await dialogOf('Bunny Ear Cactus')
    await user.keyboard('{ArrowLeft}')
    await dialogOf('Snake Plant')
    expect(window.history).toHaveLength(length)
    window.history.back()
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
    expect(window.location.href).toMatch(/\/productlisting$/)
  })

  it('leave the focus on a button, then on the card of the plant that is shown', async () => {
    const { user, dialog } = await openPlant('Snake Plant', '/productListing')
    const addToCart = within(dialog).getByRole('button', { name: /^Add to cart/ })
    act(() => {
      addToCart.focus()
    })
    await user.keyboard('{ArrowRight}')
    await dialogOf('Bunny Ear Cactus')
    // The spelling of the listing's path stays, and with it the scroll position.
    expect(window.location.pathname).toBe('/productListing')
    expect(screen.getByRole('button', { name: /^Next plant/ })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'View Bunny Ear Cactus' })).toHaveFocus()
    })
  })

  it.each([
    ['the only plant', 'Snake Plant', '?q=snake&plant=snake-plant'],
    ["one that doesn't match the filters", 'Moth Orchid', '?category=cacti&plant=moth-orchid'],
  ])('are not offered for %s', async (_which, name, search) => {
    await renderApp({ url: `/productlisting${search}` })
    const dialog = await dialogOf(name)
    expect(within(dialog).queryByRole('button', { name: /plant:/ })).not.toBeInTheDocument()
  })
})
