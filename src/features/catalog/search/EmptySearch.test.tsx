import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderApp } from '../../../../tests/support/renderApp'

const inMain = () => within(screen.getByRole('main'))

async function searchFor(term: string) {
  const url = `/productlisting?category=flowering&q=${encodeURIComponent(term)}`
  const { user } = await renderApp({ url })
  expect(await screen.findByRole('heading', { name: `Nothing called "${term}"` })).toBeVisible()
  return user
}

test('a misspelt search offers the plant, which opens over it', async () => {
  const user = await searchFor('monstra')
  await user.click(await inMain().findByRole('link', { name: /^Monstera Deliciosa/ }))
  expect(await screen.findByRole('dialog', { name: 'Monstera Deliciosa' })).toBeVisible()
  expect(screen.getByDisplayValue('monstra')).toBeInTheDocument()
})

test('a search for a kind of plant offers its category', async () => {
  const user = await searchFor('cactuses')
  await user.click(await inMain().findByRole('link', { name: 'See all Cacti' }))
  expect(await screen.findByText('(Showing 2 products)')).toBeVisible()
  expect(window.location.search).toBe('?category=cacti')
})

test('a search for facts offers their filters, with the number of plants', async () => {
  const user = await searchFor('low light, safe for cats')
  expect(await inMain().findByRole('link', { name: 'Low light' })).toBeVisible()
  await user.click(inMain().getByRole('link', { name: 'Safe with cats' }))
  expect(await screen.findByText('(Showing 3 products)')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove filter Safe with cats' })).toBeVisible()
})

test('a search that resembles nothing shows the best-rated plants, and leads to all', async () => {
  const user = await searchFor('aloe')
  expect(await screen.findByRole('article', { name: 'Golden Pothos' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Wishlist Golden Pothos' })).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'See all plants' }))
  expect(await screen.findByText('(Showing 9 products)')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('filters that leave out every plant are named, with what each hides', async () => {
  const url = '/productlisting?q=lily&category=indoor&price=600'
  const { user } = await renderApp({ url })
  expect(await screen.findByText('No plants match')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove "lily": 2 plants' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Remove "Under/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove "Indoor": 1 plant' }))
  expect(await screen.findByRole('article', { name: 'Peace Lily' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})
