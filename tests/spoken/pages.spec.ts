import { expect } from '@playwright/test'
import { seedLists } from './demoLists'
import { test } from './fixtures'
import { readThrough, unheard } from './readThrough'
import { visiblePieces } from './visiblePieces'

const pages = [
  { name: 'home', path: '/', heading: 'Let something grow on you.' },
  { name: 'the listing', path: '/productlisting', heading: 'Monstera Deliciosa' },
  { name: 'the login', path: '/login', heading: 'Login' },
  { name: 'the sign-up', path: '/signup', heading: 'Sign up' },
  { name: 'the logout page', path: '/logout', heading: 'Logged Out' },
  { name: 'the 404 page', path: '/nowhere', heading: 'This page is missing' },
  { name: 'the wishlist', path: '/mywishlist', heading: 'Monstera Deliciosa', isPrivate: true },
  { name: 'the cart', path: '/mycart', heading: 'Monstera Deliciosa', isPrivate: true },
  { name: 'the profile', path: '/profile', heading: 'Asha Rao', isPrivate: true },
  { name: 'the addresses', path: '/address', heading: 'Asha Rao', isPrivate: true },
  { name: 'the order summary', path: '/ordersummary', heading: 'Your plants', isPrivate: true },
  { name: 'the checkout page', path: '/checkout', heading: 'Order placed successfully!!' },
]

for (const { name, path, heading, isPrivate } of pages)
  test(`every visible piece of ${name} is heard, in order`, async ({ shop, desktop }) => {
    if (isPrivate) await seedLists(shop)
    await shop.open(path, heading)
    const pieces = await shop.tab.evaluate(visiblePieces)
    expect(pieces.length).toBeGreaterThan(5)
    const heard = await readThrough(desktop)
    await test.info().attach(name, { body: heard.join('\n') })
    expect(unheard(pieces, heard)).toEqual([])
  })
