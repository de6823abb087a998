import { virtual } from '@guidepup/virtual-screen-reader'
import { afterEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { seedCart, seedWishlist } from '../support/demoUser'
import { renderApp } from '../support/renderApp'

/** Everything that a screen reader says in a part of the page. */
async function readAloud(container: HTMLElement): Promise<string[]> {
  await virtual.start({ container })
  const first = await virtual.lastSpokenPhrase()
  do await virtual.next()
  while ((await virtual.lastSpokenPhrase()) !== `end of ${first}`)
  return virtual.spokenPhraseLog()
}

afterEach(async () => {
  await virtual.stop()
})

test('read aloud, the header announces the shopper and the counts', async () => {
  await seedWishlist('snake-plant')
  await seedCart({ 'areca-palm': 2 })
  await renderApp({ as: 'demo' })
  await screen.findByRole('link', { name: 'Cart, 1 item' })
  await screen.findByRole('link', { name: 'Wishlist, 1 item' })
  expect(await readAloud(screen.getByRole('banner'))).toEqual([
    'banner',
    'link, Frond',
    'search',
    expect.stringMatching(/^combobox, Search plants/),
    'end of search',
    'link, Profile',
    'link, Wishlist, 1 item',
    'link, Cart, 1 item',
    'end of banner',
  ])
})

test('read aloud, a plant says its name, price and rating, and names its actions', async () => {
  await renderApp({ url: '/productlisting' })
  const card = await screen.findByRole('article', { name: 'Monstera Deliciosa' })
  const phrases = await readAloud(card)
  expect(
    phrases.filter((phrase) => !/^(end of|paragraph|strong|deletion|emphasis)/.test(phrase)),
  ).toEqual([
    'article, Monstera Deliciosa',
    'link, View Monstera Deliciosa',
    'heading, Monstera Deliciosa, level 2',
    'link, Monstera Deliciosa',
    'Bright indirect light · Not for pets',
    '₹600',
    'Original price',
    '₹800',
    '25% OFF',
    'image, Rated 4.8 out of 5',
    'button, Add to cart : Monstera Deliciosa',
    'Add to cart',
    ': Monstera Deliciosa',
    'button, Wishlist Monstera Deliciosa, not pressed',
  ])
})

test('read aloud, the cart names every button after its plant, and adds up', async () => {
  await seedCart({ 'areca-palm': 2 })
  await renderApp({ url: '/mycart', as: 'demo' })
  await screen.findByRole('article', { name: 'Areca Palm' })
  const phrases = await readAloud(screen.getByRole('main'))
  const sentences = [
    'heading, My Cart, level 1',
    'article, Areca Palm',
    'link, View Areca Palm',
    'Total',
    '₹1,196',
    'button, Decrease quantity of Areca Palm, disabled',
    'button, Increase quantity of Areca Palm',
    'button, Move to Wishlist : Areca Palm',
    'button, Remove Areca Palm from cart',
    'region, Price details',
    'Price (2 items)',
    'Delivered in 3 to 5 days for ₹50 a plant, any quantity.',
    '₹1,246',
    'You save ₹644 on this order',
    'button, Place Order',
  ]
  expect(phrases.filter((phrase) => sentences.includes(phrase))).toEqual(sentences)
})

test('read aloud, the login says what each field is for', async () => {
  await renderApp({ url: '/login' })
  const main = await screen.findByRole('main')
  await within(main).findByRole('textbox', { name: 'Email' })
  const phrases = await readAloud(main)
  const sentences = [
    'heading, Login, level 1',
    'textbox, Email, not invalid, required',
    'button, Show password',
    'checkbox, Remember me, not checked',
    'link, Forgot Password?',
    'button, Login',
    'button, Login with test credentials',
    'link, Sign up',
  ]
  expect(phrases.filter((phrase) => sentences.includes(phrase))).toEqual(sentences)
})
