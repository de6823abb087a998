import { describe, expect, it } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../../../tests/support/renderApp'

const dialogOf = (name: string) => screen.findByRole('dialog', { name })

async function openPlant(name: string, url = '/productlisting') {
  const { user } = await renderApp({ url })
  await user.click(await screen.findByRole('link', { name: `View ${name}` }))
  return { user, dialog: await dialogOf(name) }
}

describe('the previous and the next plant', () => {
  it('are those of the current result, wrapping around at its ends', async () => {
    const { user, dialog } = await openPlant('Moth Orchid', '/productlisting?category=flowering')
    expect(within(dialog).getByText('2 of 2')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next plant: Peace Lily' }))
    expect(await dialogOf('Peace Lily')).toBeVisible()
    expect(screen.getByText('1 of 2')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Previous plant: Moth Orchid' }))
    expect(await dialogOf('Moth Orchid')).toBeVisible()
    expect(window.location.search).toBe('?category=flowering&plant=moth-orchid')
  })

  it('can be reached by a swipe over the picture with one finger', async () => {
    const { user, dialog } = await openPlant('Monstera Deliciosa')
    const target = within(dialog).getByRole('presentation')
    const at = (keys: string, clientX: number) => ({ keys, target, coords: { clientX } })
    await user.pointer([
      at('[TouchA>]', 200),
      at('[TouchB>]', 100),
      at('[/TouchA]', 200),
      at('[/TouchB]', 20),
    ])
    expect(dialog).toHaveAccessibleName('Monstera Deliciosa')
    await user.pointer([at('[TouchA>]', 200), at('[/TouchA]', 100)])
    expect(await dialogOf('Bunny Ear Cactus')).toBeVisible()
  })

  it('F80 aren’t reached by a touch that becomes a scroll', async () => {
    const { dialog } = await openPlant('Monstera Deliciosa')
    const picture = within(dialog).getByRole('presentation')
    const touch = { pointerId: 7, pointerType: 'touch', isPrimary: true }
    fireEvent.pointerDown(picture, { ...touch, clientX: 200 })
    fireEvent.pointerCancel(picture, { ...touch, clientX: 190 })
    fireEvent.pointerUp(picture, { ...touch, clientX: 20 })
    // A press that began elsewhere and ends on the picture.
    fireEvent.pointerDown(picture, { ...touch, clientX: 200 })
    fireEvent.pointerUp(picture, { ...touch, pointerId: 8, clientX: 20 })
    expect(dialog).toHaveAccessibleName('Monstera Deliciosa')
  })

  it('F102 are announced with their position, in one piece of text', async () => {
    const { user } = await openPlant('Monstera Deliciosa')
    const live = () =>
      screen.getAllByText(/\d of 9/).filter((element) => element.hasAttribute('aria-live'))
    const [region] = live()
    if (!region) throw new Error('Nothing is announced.')
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(region, { characterData: true, childList: true, subtree: true })
    await user.keyboard('{ArrowRight}')
    await dialogOf('Bunny Ear Cactus')
    expect(live().map(({ textContent }) => textContent)).toEqual(['Bunny Ear Cactus, 2 of 9'])
    await waitFor(() => {
      expect(changes).toHaveLength(1)
    })
  })

  it('can be reached with the arrow keys, and one Back closes the dialog', async () => {
    const { user } = await openPlant('Monstera Deliciosa')
    const { length } = window.history
    await user.keyboard('{ArrowRight}')
    await dialogOf('Bunny Ear Cactus')
    await user.keyboard('{ArrowRight}')
    await dialogOf('Peace Lily')
    await user.keyboard('{ArrowLeft}')
    await dialogOf('Bunny Ear Cactus')
    // Any other key, and the browser's own Back.
    await user.keyboard('x{Alt>}{ArrowLeft}{/Alt}')
    expect(await dialogOf('Bunny Ear Cactus')).toBeVisible()
    expect(window.history).toHaveLength(length)
    window.history.back()
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
    expect(window.location.href).toMatch(/\/productlisting$/)
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
