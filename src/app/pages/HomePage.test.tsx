import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderApp } from '../../../tests/support/renderApp'

describe('home', () => {
  it.each([
    ['Cacti', 'Cacti', 2],
    ['See all climbers', 'Climbers', 2],
  ])('the link %s shows only its category, even after a search', async (tile, category, count) => {
    const { user } = await renderApp({ url: '/productlisting?q=lily&rating=4' })
    expect(await screen.findByText('(Showing 0 products)')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Frond' }))
    await user.click(await screen.findByRole('link', { name: tile }))
    expect(await screen.findByText(`(Showing ${String(count)} products)`)).toBeVisible()
    expect(window.location.pathname).toBe('/productlisting')
    const filters = within(screen.getByRole('region', { name: 'Filters' }))
    expect(filters.getAllByRole('checkbox', { checked: true })).toEqual([
      filters.getByRole('checkbox', { name: category }),
    ])
    expect(screen.getByLabelText('Search plants')).toHaveValue('')
  })

  it('offers the four best-rated plants in stock, and opens one from its picture', async () => {
    const { user } = await renderApp()
    const names = ['Golden Pothos', 'Monstera Deliciosa', 'Snake Plant', 'Bunny Ear Cactus']
    const section = within(await screen.findByRole('region', { name: 'Best rated' }))
    const cards = section.getAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(names)
    expect(section.getByText('₹249')).toBeVisible()
    expect(screen.getByText('3 plants')).toBeVisible()
    await user.click(section.getByRole('link', { name: 'View Snake Plant' }))
    expect(await screen.findByRole('dialog', { name: 'Snake Plant' })).toBeVisible()
  })

  it('Shop Now shows all plants, and the new page is announced by its heading', async () => {
    const { user } = await renderApp()
    await user.click(await screen.findByRole('link', { name: 'Shop Now' }))
    expect(await screen.findByText('(Showing 9 products)')).toBeVisible()
    expect(window.location.pathname).toBe('/productListing')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(document.title).toBe('Frond | Showing All Products')
  })
})
