import { expect, it, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backend } from '../../../../tests/support/backend'
import { renderApp } from '../../../../tests/support/renderApp'
import { plants } from '../../../mocks/seeds/plants'

const dialogOf = (name: string) => screen.findByRole('dialog', { name })

async function openPlant(name: string, url = '/productlisting') {
  const { user } = await renderApp({ url })
  await user.click(await screen.findByRole('link', { name: `View ${name}` }))
  return { user, dialog: await dialogOf(name) }
}

function readData(): unknown {
  const [, data] =
    /<script type="application.ld.json">(.*?)<.script>/.exec(document.head.innerHTML) ?? []
  return data === undefined ? undefined : JSON.parse(data)
}

test('each plant is shown with how to grow it', async () => {
  const { user } = await renderApp({ url: `/productlisting?plant=${String(plants[0]?._id)}` })
  for (const { name, care } of plants) {
    const dialog = within(await dialogOf(name))
    const texts = (role: string) =>
      dialog
        .getAllByRole(role)
        .slice(0, 7)
        .map(({ textContent }) => textContent)
    const terms = ['Light', 'Water', 'Arrives', 'Grows to', 'Pot', 'Best spot', 'Pets']
    expect(texts('term')).toEqual(terms)
    const { light, water, height, place, pets, character, names, notFor, size } = care ?? {}
    const arrives = `${String(size?.arrives)} cm tall`
    const pot = `${String(size?.pot)} cm across`
    expect(texts('definition')).toEqual([light, water, arrives, height, pot, place, pets])
    expect(dialog.getByText(String(character))).toBeVisible()
    expect(dialog.getByText(`Also called ${String(names?.join(', '))}.`)).toBeVisible()
    const paragraphs = dialog.getAllByRole('paragraph').map(({ textContent }) => textContent)
    expect(paragraphs).toContain(`Not for you if ${String(notFor)}`)
    expect(dialog.getByRole('img', { name: /^Beside a chair/ })).toBeVisible()
    await user.keyboard('{ArrowRight}')
  }
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
  const { user } = await openPlant('Monstera Deliciosa')
  const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent)
  const always = ['Type', 'Availability', 'Delivery']
  expect(terms()).toEqual(always)
  await user.keyboard('{ArrowRight}')
  await dialogOf('Bunny Ear Cactus')
  expect(terms()).toEqual(always)
  await user.keyboard('{ArrowRight}')
  const dialog = await dialogOf('Peace Lily')
  expect(terms()).toEqual(['Light', ...always])
  const texts = within(dialog).queryAllByRole('paragraph')
  expect(texts.filter(({ textContent }) => textContent === '')).toEqual([])
})

test('a sold-out plant says so and leads to the closest one in stock', async () => {
  const { user, dialog } = await openPlant('Star Jasmine')
  expect(within(dialog).getAllByText('Out of stock')).toHaveLength(2)
  await user.click(within(dialog).getByRole('link', { name: 'Golden Pothos' }))
  const alternative = await dialogOf('Golden Pothos')
  expect(within(alternative).queryByText(/^Closest in stock/)).not.toBeInTheDocument()
  expect(within(alternative).getByRole('button', { name: 'Close' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(window.location.search).toBe('')
})

it("keeps the spelling of the listing's path, and so its scroll position and focus", async () => {
  const { user } = await openPlant('Snake Plant', '/productListing')
  expect(window.location.pathname).toBe('/productListing')
  await user.keyboard('{ArrowRight}')
  await dialogOf('Moth Orchid')
  expect(window.location.pathname).toBe('/productListing')
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'View Snake Plant' })).toHaveFocus()
  })
})

test('F103 a plant’s dialog opens with the focus on a button, not on its content', async () => {
  const { dialog } = await openPlant('Peace Lily')
  await waitFor(() => {
    expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
  })
})

test('F106 a plant opened by its URL leaves the focus on the heading', async () => {
  const { user } = await renderApp({ url: '/productlisting?plant=peace-lily' })
  await dialogOf('Peace Lily')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('heading', { name: 'Showing All Products' })).toHaveFocus()
  expect(window.location.search).toBe('')
})

test('F106 while a dialog fades out, its opener has the focus and isn’t hidden', async () => {
  const { user, dialog } = await openPlant('Peace Lily')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'View Peace Lily' })).toHaveFocus()
  })
})

it('links to more of its category', async () => {
  const { user } = await openPlant('Star Jasmine')
  await user.click(screen.getByRole('link', { name: 'More climbers' }))
  expect(await screen.findByText('(Showing 2 products)')).toBeVisible()
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Showing All Products' })).toHaveFocus()
  })
  expect(window.location.search).toBe('?category=climbers')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

it("sets the window's title and adds structured data while it's open", async () => {
  const { user } = await openPlant('Star Jasmine')
  expect(document.title).toBe('Frond | Star Jasmine')
  expect(readData()).toMatchObject({
    '@type': 'Product',
    name: 'Star Jasmine',
    image: 'http://localhost/plants/star-jasmine.svg',
    offers: {
      url: 'http://localhost/productlisting?plant=star-jasmine',
      price: 360,
      priceCurrency: 'INR',
      availability: 'https://schema.org/OutOfStock',
    },
  })
  await user.keyboard('{ArrowRight}')
  await dialogOf('Areca Palm')
  expect(document.title).toBe('Frond | Areca Palm')
  expect(readData()).toMatchObject({ name: 'Areca Palm' })
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(document.title).toBe('Frond | Showing All Products')
  })
  expect(readData()).toBeUndefined()
})
