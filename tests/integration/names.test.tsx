import { describe, expect, it, jest } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { addressesFail, cartFails, wishlistFails } from '@/mocks/scenarios/scenarios'
import { backend } from '../support/backend'
import { seedCart } from '../support/demoUser'
import { renderApp } from '../support/renderApp'

describe('has the specified roles and names:', () => {
  it('the parts of a product card', async () => {
    await renderApp({ url: '/productlisting' })
    const card = within(await screen.findByRole('article', { name: 'Monstera Deliciosa' }))
    expect(card.getByRole('heading', { name: 'Monstera Deliciosa' })).toBeVisible()
    expect(card.getByRole('presentation')).toHaveAttribute('src', '/plants/monstera-deliciosa.svg')
    expect(card.getByText('₹600')).toBeVisible()
    expect(card.getByText('25% OFF')).toBeVisible()
    expect(card.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeInTheDocument()
    const heart = card.getByRole('button', { name: 'Wishlist Monstera Deliciosa' })
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    const add = card.getByRole('button', { name: /^Add to cart/ })
    expect(add).toHaveTextContent(/^Add to cart/)
  })

  it('the filters, each as the specification lists it', async () => {
    await renderApp({ url: '/productlisting' })
    const panel = within(await screen.findByRole('region', { name: 'Filters' }))
    const names = (role: string) =>
      panel.getAllByRole(role).map((control) => {
        const [label] = control instanceof HTMLInputElement ? (control.labels ?? []) : []
        return label?.textContent.trim()
      })
    expect(names('checkbox')).toEqual([
      ...['Climbers', 'Indoor', 'Cacti', 'Flowering'],
      ...['Low light 3', 'Bright indirect light 7', 'Direct sun 4'],
      ...['Cats 3', 'Dogs 3', 'Small children 2'],
    ])
    expect(names('radio')).toEqual([
      'Low to High',
      'High to Low',
      '4 stars and above',
      '3 stars and above',
      '2 stars and above',
      '1 star and above',
    ])
    const slider = panel.getByRole('slider', { name: 'Price range' })
    expect(slider).toHaveAttribute('min', '0')
    expect(slider).toHaveAttribute('max', '1000')
    expect(slider).toHaveValue('1000')
    expect(panel.getByRole('button', { name: 'Clear' })).toBeVisible()
  })

  it('the parts of a cart line and of the price details', async () => {
    await seedCart({ 'monstera-deliciosa': 4 })
    await renderApp({ url: '/mycart', as: 'demo' })
    const line = within(await screen.findByRole('article', { name: 'Monstera Deliciosa' }))
    expect(line.getByRole('presentation')).toHaveAttribute('src', '/plants/monstera-deliciosa.svg')
    expect(line.getByText('₹600')).toBeVisible()
    expect(line.getByText('₹800').tagName).toBe('S')
    expect(line.getByText('25% OFF')).toBeVisible()
    expect(line.getByText('4')).toBeVisible()
    for (const name of [
      'Decrease quantity of Monstera Deliciosa',
      'Increase quantity of Monstera Deliciosa',
      'Remove Monstera Deliciosa from cart',
      /^Move to Wishlist/,
    ])
      expect(line.getByRole('button', { name })).toBeEnabled()
    const box = within(await screen.findByRole('region', { name: 'Price details' }))
    expect(box.getByRole('heading', { name: 'Price Details' })).toBeVisible()
    expect(box.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Price (4 items)',
      'Discount',
      expect.stringMatching(/^Delivery charges/),
      'Total Amount',
    ])
    expect(box.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  })

  it('the fields of the login', async () => {
    await renderApp({ url: '/login' })
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email')
    expect(main.getByLabelText('Password')).toBeRequired()
    expect(main.getByRole('textbox', { name: 'Email' })).toBeRequired()
    expect(main.getByRole('checkbox', { name: 'Remember me' })).toBeEnabled()
    for (const name of ['Show password', 'Login', 'Login with test credentials'])
      expect(main.getByRole('button', { name })).toBeEnabled()
  })

  it('the fields of the sign-up', async () => {
    await renderApp({ url: '/signup' })
    const main = within(await screen.findByRole('main'))
    expect(await main.findByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email')
    for (const name of ['First name', 'Last name'])
      expect(main.getByRole('textbox', { name })).toBeRequired()
    for (const label of ['Password', 'Confirm password']) {
      expect(main.getByLabelText(label)).toHaveAttribute('type', 'password')
      expect(main.getByLabelText(label)).toBeRequired()
    }
    const terms = main.getByRole('checkbox', { name: 'I accept all terms and conditions' })
    expect(terms).not.toBeRequired()
    for (const name of ['Show password', 'Show password confirmation', 'Create New Account'])
      expect(main.getByRole('button', { name })).toBeEnabled()
  })

  it('a saved address, its delete button, and the form for a new one', async () => {
    const { user } = await renderApp({ url: '/address', as: 'demo' })
    const address = within(await screen.findByRole('article', { name: 'Asha Rao' }))
    expect(address.getByRole('button', { name: 'Delete address of Asha Rao' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'ADD NEW ADDRESS' }))
    const form = within(await screen.findByRole('dialog', { name: 'Add new address' }))
    expect(form.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toHaveLength(6)
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao')
    for (const name of [
      'Mobile',
      'Pincode',
      'City/Town',
      'State',
      'Address (House No, Building, Street, Area)',
    ])
      expect(form.getByRole('textbox', { name })).toHaveValue('')
    for (const name of ['Save', 'Cancel']) expect(form.getByRole('button', { name })).toBeEnabled()
  })

  it('the addresses of the order summary, a button for more, and the price details', async () => {
    await seedCart({ 'snake-plant': 1 })
    await renderApp({ url: '/ordersummary', as: 'demo' })
    expect(await screen.findByRole('radio', { name: /^Asha Rao/ })).toBeChecked()
    expect(screen.getByRole('button', { name: 'ADD NEW ADDRESS' })).toBeEnabled()
    expect(await screen.findByRole('region', { name: 'Price details' })).toBeVisible()
  })

  it('a failed load as an alert, with a way to try again', async () => {
    jest.spyOn(console, 'warn').mockReturnValue()
    backend.server.use(cartFails(), wishlistFails(), addressesFail())
    await renderApp({ url: '/ordersummary', as: 'demo' })
    await waitFor(() => {
      expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
        expect.stringContaining("We couldn't load your addresses."),
        expect.stringContaining("We couldn't load your cart."),
      ])
    })
    expect(screen.getAllByRole('button', { name: /Try again/ })).toHaveLength(2)
  })
})
