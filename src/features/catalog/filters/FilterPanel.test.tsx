import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { plants } from '@/mocks/seeds/plants'
import { backend } from '../../../../tests/support/backend'
import { renderApp } from '../../../../tests/support/renderApp'

async function openListing() {
  const { user } = await renderApp({ url: '/productlisting' })
  await screen.findByRole('article', { name: 'Areca Palm' })
  return user
}

const shownNames = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

describe('the filters', () => {
  it('apply as they are chosen, all at once, and the count follows', async () => {
    const user = await openListing()
    const filters = within(screen.getByRole('region', { name: 'Filters' }))
    expect(screen.getByText('(Showing 9 products)')).toBeVisible()

    await user.click(filters.getByRole('checkbox', { name: 'Indoor' }))
    await user.click(filters.getByRole('checkbox', { name: 'Cacti' }))
    expect(screen.getByText('(Showing 5 products)')).toBeVisible()

    await user.click(filters.getByRole('radio', { name: '4 stars and above' }))
    await user.click(filters.getByRole('radio', { name: 'High to Low' }))
    expect(shownNames()).toEqual([
      'Monstera Deliciosa',
      'Areca Palm',
      'Snake Plant',
      'Bunny Ear Cactus',
    ])

    const price = filters.getByRole('slider', { name: 'Price range' })
    expect(price).toHaveAttribute('aria-valuetext', 'Any price')
    expect(filters.getByText('Our plants start at ₹249.')).toBeVisible()
    fireEvent.change(price, { target: { value: '600' } })
    expect(shownNames()).toEqual(['Areca Palm', 'Snake Plant', 'Bunny Ear Cactus'])
    expect(filters.getByText('Under ₹600')).toBeVisible()
  })

  it('list a long catalogue whole, in its order', async () => {
    const many = Array.from({ length: 8 }, (_, copy) =>
      plants.map((plant) => ({
        ...plant,
        _id: `${plant._id}-${String(copy)}`,
        name: `${plant.name} ${String(copy)}`,
      })),
    ).flat()
    backend.server.use(http.get('*/api/products', () => HttpResponse.json({ products: many })))
    const { user } = await renderApp({ url: '/productlisting' })
    await screen.findByRole('article', { name: 'Areca Palm 0' })
    const all = many.map(({ name }) => name)
    expect(shownNames()).toEqual(all)

    const filters = within(screen.getByRole('region', { name: 'Filters' }))
    await user.click(filters.getByRole('checkbox', { name: 'Cacti' }))
    expect(shownNames()).toEqual(all.filter((name) => name.includes('Cactus')))
    await user.click(filters.getByRole('button', { name: 'Clear' }))
    expect(shownNames()).toEqual(all)
  })

  it('don’t bring back a cleared price when End is pressed at the slider’s end', async () => {
    const user = await openListing()
    const filters = within(screen.getByRole('region', { name: 'Filters' }))
    const price = filters.getByRole('slider', { name: 'Price range' })
    fireEvent.change(price, { target: { value: '300' } })
    expect(screen.getByText('(Showing 2 products)')).toBeVisible()
    await user.click(filters.getByRole('button', { name: 'Clear' }))
    fireEvent.keyDown(price, { key: 'End' })
    expect(filters.getByText('Any price')).toBeVisible()
    expect(screen.getByText('(Showing 9 products)')).toBeVisible()
  })

  it('show each plant once, even if the backend repeats an _id', async () => {
    jest.spyOn(console, 'warn').mockReturnValue()
    backend.server.use(
      http.get('*/api/products', () =>
        HttpResponse.json({
          products: plants.map((plant, index) => ({
            ...plant,
            _id: index > 5 ? 'same' : plant._id,
          })),
        }),
      ),
    )
    const user = await openListing()
    const cacti = screen.getByRole('checkbox', { name: 'Cacti' })
    await user.click(cacti)
    expect(await screen.findByText('(Showing 2 products)')).toBeVisible()
    expect(shownNames()).toEqual(['Bunny Ear Cactus', 'Golden Barrel Cactus'])
    await user.click(cacti)
    expect(await screen.findByText('(Showing 9 products)')).toBeVisible()
    expect(shownNames()).toEqual(plants.map(({ name }) => name))
  })

  it('are in a dialog as well, with the same choices', async () => {
    const user = await openListing()
    const filters = within(screen.getByRole('region', { name: 'Filters' }))
    await user.click(filters.getByRole('checkbox', { name: 'Climbers' }))
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    expect(dialog.getByRole('checkbox', { name: 'Climbers' })).toBeChecked()

    await user.click(dialog.getByRole('radio', { name: 'Low to High' }))
    await user.click(dialog.getByRole('button', { name: 'Show 2 products' }))
    const opener = await screen.findByRole('button', { name: 'Filters' })
    expect(opener).toHaveFocus()
    expect(opener).toHaveAccessibleDescription('1 set')
    expect(shownNames()).toEqual(['Golden Pothos', 'Star Jasmine'])

    await user.click(filters.getByRole('button', { name: 'Clear' }))
    expect(opener).toHaveAccessibleDescription('')
  })

  it('by light and housemates count what each would show, and never guess', async () => {
    const user = await openListing()
    const filters = within(screen.getByRole('region', { name: 'Filters' }))
    const light = within(filters.getByRole('group', { name: 'Light' }))
    const safeWith = within(filters.getByRole('group', { name: 'Safe with' }))
    await user.click(light.getByRole('checkbox', { name: 'Low light 3' }))
    expect(shownNames()).toEqual(['Golden Pothos', 'Snake Plant', 'Peace Lily'])
    expect(safeWith.getByRole('checkbox', { name: 'Cats 0' })).not.toBeChecked()

    await user.click(screen.getByRole('button', { name: 'Remove filter Low light' }))
    await user.click(safeWith.getByRole('checkbox', { name: 'Cats 3' }))
    await user.click(safeWith.getByRole('checkbox', { name: 'Small children 2' }))
    expect(shownNames()).toEqual(['Areca Palm', 'Moth Orchid'])
    expect(screen.getByRole('button', { name: 'Remove filter Safe with cats' })).toBeVisible()
    await waitFor(() => {
      expect(window.location.search).toBe('?safe=cats&safe=children')
    })
    await user.click(filters.getByRole('button', { name: 'Clear' }))
    expect(screen.getByText('(Showing 9 products)')).toBeVisible()
  })
})
