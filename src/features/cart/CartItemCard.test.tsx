import { describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { cartQtyFails } from '@/mocks/scenarios/scenarios'
import { backend } from '../../../tests/support/backend'
import { demoUser, seedCart } from '../../../tests/support/demoUser'
import { renderApp } from '../../../tests/support/renderApp'

async function openCart(lines: Record<string, number>) {
  await seedCart(lines)
  const { user } = await renderApp({ url: '/mycart', as: 'demo' })
  await screen.findByRole('heading', { level: 1, name: 'My Cart' })
  return user
}

function line(name: string) {
  return screen.findByRole('article', { name })
}

/** Also keeps the call out of the next test. */
function quantityIsSaved(id: string, qty: number) {
  return waitFor(async () => {
    expect((await demoUser()).cart).toMatchObject([{ _id: id, qty }])
  })
}

function lineIsGone(name: string) {
  return waitFor(() => {
    expect(screen.queryByRole('article', { name })).not.toBeInTheDocument()
  })
}

describe('the cart', () => {
  it('lowers a quantity only above three, says why, and keeps the focus there', async () => {
    const user = await openCart({ 'snake-plant': 4 })
    const snake = within(await line('Snake Plant'))
    const minus = snake.getByRole('button', { name: 'Decrease quantity of Snake Plant' })
    expect(minus).toBeEnabled()
    expect(minus).toHaveAccessibleDescription('')
    act(() => {
      minus.focus()
    })
    await user.keyboard('{Enter}')
    expect(await snake.findByText('3')).toBeVisible()
    expect(minus).toBeDisabled()
    const why = 'To order fewer, remove this plant and add it again.'
    expect(snake.getByText(why)).toBeVisible()
    expect(minus).toHaveAccessibleDescription(why)
    expect(snake.getByRole('group', { name: 'Quantity of Snake Plant' })).toHaveFocus()
    await quantityIsSaved('snake-plant', 3)
  })

  it('raises any quantity by one, announces it, and shows the total of the line', async () => {
    const user = await openCart({ 'snake-plant': 1, 'peace-lily': 999 })
    const card = await line('Snake Plant')
    const snake = within(card)
    expect(card).toHaveTextContent('Total ₹425')
    await user.click(snake.getByRole('button', { name: 'Increase quantity of Snake Plant' }))
    expect(await snake.findByText('Quantity 2')).toHaveAttribute('aria-live', 'polite')
    expect(card).toHaveTextContent('Total ₹850')
    await user.click(screen.getByRole('button', { name: 'Increase quantity of Peace Lily' }))
    expect(await screen.findByText('Quantity 1000')).toBeInTheDocument()
    await waitFor(async () => {
      expect((await demoUser()).cart).toMatchObject([{ qty: 2 }, { qty: 1000 }])
    })
  })

  it('says at the quantity that it couldn’t be changed, without a toast', async () => {
    jest.spyOn(console, 'warn').mockReturnValue()
    backend.server.use(cartQtyFails(500, { times: 1 }))
    const user = await openCart({ 'snake-plant': 1 })
    const snake = within(await line('Snake Plant'))
    const plus = snake.getByRole('button', { name: 'Increase quantity of Snake Plant' })
    await user.click(plus)
    expect(await snake.findByText(/^The quantity couldn’t be changed/)).toBeVisible()
    expect(snake.getByText('Quantity 1')).toBeInTheDocument()
    expect(
      screen.queryByText(/couldn’t be changed/, { selector: '[role=alert] *' }),
    ).not.toBeInTheDocument()
    await user.click(plus)
    await quantityIsSaved('snake-plant', 2)
    await waitFor(() => {
      expect(snake.queryByText(/^The quantity couldn’t be changed/)).not.toBeInTheDocument()
    })
  })

  it.each([/^Remove Snake Plant/, /^Move to Wishlist.*Snake Plant/])(
    '%s removes one plant, however often Enter is pressed',
    async (name) => {
      const user = await openCart({ 'snake-plant': 1, 'peace-lily': 1 })
      const button = await screen.findByRole('button', { name })
      act(() => {
        button.focus()
      })
      await user.keyboard('{Enter}{Enter}')
      await lineIsGone('Snake Plant')
      expect(screen.getByRole('group', { name: /^Snake Plant (removed|moved)/ })).toHaveFocus()
      await waitFor(async () => {
        expect((await demoUser()).cart).toMatchObject([{ _id: 'peace-lily' }])
      })
    },
  )

  it('offers Undo until the next plant is removed', async () => {
    const user = await openCart({ 'snake-plant': 1, 'peace-lily': 1 })
    await user.click(await screen.findByRole('button', { name: 'Remove Snake Plant from cart' }))
    expect(await screen.findByRole('button', { name: /^Undo.*Snake Plant/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove Peace Lily from cart' }))
    expect(await screen.findByRole('button', { name: /^Undo.*Peace Lily/ })).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1)
    expect(
      await screen.findByText("There is nothing in your cart. Let's add some items."),
    ).toBeVisible()
    await waitFor(async () => {
      expect((await demoUser()).cart).toEqual([])
    })
  })

  it('stays removed after a double click on its delete button', async () => {
    const user = await openCart({ 'snake-plant': 1, 'peace-lily': 1 })
    await user.click(await screen.findByRole('button', { name: 'Remove Snake Plant from cart' }))
    const undo = await screen.findByRole('button', { name: /^Undo/ })
    fireEvent.click(undo, { detail: 2 })
    expect(undo).toBeVisible()
    await waitFor(async () => {
      expect((await demoUser()).cart.map(({ _id }) => _id)).toEqual(['peace-lily'])
    })
  })

  it('offers one undo for both lines of a plant, which restores one with the sum', async () => {
    await seedCart({ 'snake-plant': 4 })
    await backend.store.update(demoAccount.email, (user) => ({
      ...user,
      cart: user.cart.flatMap((item) => [item, { ...item, qty: 2 }]),
    }))
    const { user } = await renderApp({ url: '/mycart', as: 'demo' })
    const [remove] = await screen.findAllByRole('button', { name: 'Remove Snake Plant from cart' })
    if (!remove) throw new Error('The cart shows no line.')
    await user.click(remove)
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    await waitFor(async () => {
      expect((await demoUser()).cart).toMatchObject([{ qty: 6 }])
    })
  })
})
