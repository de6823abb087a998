import * as v from 'valibot'
import { users } from '@/mocks/seeds/users'
import type { ScenePage } from './scenePage'
import { button } from './sceneSteps'

const LONG = 'Monstera Deliciosa Albo-Variegata Thai Constellation ‘Schlumbergera’'
const UNBROKEN = 'Rhaphidophora'.repeat(6)

const unknownPlant = (name: string, index: number) => ({
  _id: `unknown-${String(index)}`,
  name,
  image: '/plants/monstera-deliciosa.svg',
  categoryName: 'indoor',
  actualPrice: 120000,
  discountedPrice: 99999,
  discount: '17% OFF',
  rating: 4.5,
  outOfStock: index === 1,
})
const longPlants = [LONG, UNBROKEN].map(unknownPlant)

interface Shopper {
  /** Ids of the catalogue's plants. */
  cart?: readonly string[]
  wishlist?: readonly string[]
  /** Plants that the catalogue lacks, in both lists. */
  unknown?: readonly object[]
  /** Default: the demo user's own. */
  addresses?: readonly object[]
}

const demoAddresses = users.flatMap(({ address }) => address)

/** The shoppers, with their carts, wishlists and addresses. */
const shoppers: Record<string, Shopper> = {
  none: {},
  new: { cart: ['peace-lily', 'snake-plant'], addresses: [] },
  one: { cart: ['peace-lily'], wishlist: ['snake-plant'] },
  many: {
    cart: ['monstera-deliciosa', 'golden-pothos', 'moth-orchid', 'snake-plant'],
    wishlist: ['peace-lily', 'monstera-deliciosa', 'star-jasmine', 'areca-palm', 'golden-pothos'],
  },
  long: {
    unknown: longPlants,
    addresses: [
      ...demoAddresses,
      {
        name: 'Venkatanarasimharajuvaripeta Subrahmanyam Padmanabhan',
        mobile: '+91 98765 43210 98765 43210',
        pincode: '682001',
        locality: 'Thiruvananthapuram',
        state: 'Dadra and Nagar Haveli and Daman and Diu',
        address: `Flat 1204, Tower B, ${UNBROKEN}, opposite the old banyan tree, second cross`,
      },
    ],
  },
}

const Entries = v.array(v.looseObject({ _id: v.string() }))

/** Calls the backend as the signed-in shopper, and returns the list that the reply has under `key`. */
async function call(page: ScenePage, key: string, method: string, path: string, body?: object) {
  const text = await page.evaluate(
    async ([method, path, body]: [string, string, string | undefined]) => {
      const session = localStorage.getItem('frond.session') ?? ''
      const authorization = /"authToken":"([^"]*)"/.exec(session)?.[1] ?? ''
      const reply = await fetch(`/api/${path}`, {
        method,
        headers: { authorization },
        ...(body !== undefined && { body }),
      })
      return reply.text()
    },
    [method, path, body && JSON.stringify(body)] as const,
  )
  return v.parse(v.looseObject({ [key]: Entries }), JSON.parse(text))[key] ?? []
}

/** Replaces the signed-in shopper's cart, wishlist and addresses. */
async function stock(page: ScenePage, shopper: Shopper) {
  const { unknown = [], addresses = demoAddresses, ...lists } = shopper
  const products = await call(page, 'products', 'GET', 'products')
  for (const list of ['cart', 'wishlist'] as const) {
    for (const { _id } of await call(page, list, 'GET', `user/${list}`))
      await call(page, list, 'DELETE', `user/${list}/${_id}`)
    const ids = lists[list] ?? []
    const plants = ids.flatMap((id) => products.find(({ _id }) => _id === id) ?? [])
    for (const product of [...plants, ...unknown])
      await call(page, list, 'POST', `user/${list}`, { product })
  }
  for (const { _id } of await call(page, 'address', 'GET', 'user/addresses'))
    await call(page, 'address', 'DELETE', `user/address/${_id}`)
  for (const address of addresses) await call(page, 'address', 'POST', 'user/address', { address })
}

/** Signs in as the demo user, with the named shopper's data. */
export async function becomeShopper(page: ScenePage, name: string): Promise<void> {
  await page.goto('/login?mock=latency:0')
  const isSignedIn = await page.evaluate(() => 'frond.session' in localStorage)
  if (!isSignedIn) {
    await button(page, 'Login with test credentials').click()
    await button(page, /^Login$/).click()
  }
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  await page.getByRole('link', { name: /^Cart, \d+ items?$/ }).waitFor()
  await stock(page, shoppers[name] ?? {})
}
