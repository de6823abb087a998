import * as v from 'valibot'
import { CartItemSchema } from '@/contract/entities'
import type { ContractCase } from './kit'
import { stampsOf, timestampFormat } from './timestamps'

const product = (_id: string) => ({ product: { _id } })
const increment = { action: { type: 'increment' } }
const decrement = { action: { type: 'decrement' } }

export const cartCases: ContractCase[] = [
  {
    name: 'a product is added with 201, quantity 1 and both timestamps; the new one is the last',
    run: async ({ signUp, get, post, expect }) => {
      const { token } = await signUp()
      await post('/user/cart', product('snake-plant'), token)
      const { status, body } = await post('/user/cart', product('areca-palm'), token)
      expect(status).toBe(201)
      expect(body).toMatchObject({ cart: [{ _id: 'snake-plant' }, { _id: 'areca-palm', qty: 1 }] })
      const [, added] = stampsOf(body, 'cart')
      expect(v.is(CartItemSchema, added)).toBe(true)
      expect(added?.createdAt).toMatch(timestampFormat)
      expect(added?.updatedAt).toBe(added?.createdAt)
      expect(await get('/user/cart', token)).toEqual({ status: 200, body })
    },
  },
  {
    name: 'increment adds one, and refreshes updatedAt but not createdAt',
    run: async ({ signUp, post, aSecondLater, expect }) => {
      const { token } = await signUp()
      const before = await post('/user/cart', product('snake-plant'), token)
      await aSecondLater()
      const { status, body } = await post('/user/cart/snake-plant', increment, token)
      expect(status).toBe(200)
      expect(body).toMatchObject({ cart: [{ qty: 2 }] })
      const [added] = stampsOf(before.body, 'cart')
      const [changed] = stampsOf(body, 'cart')
      expect(changed?.createdAt).toBe(added?.createdAt)
      expect(changed?.updatedAt).not.toBe(added?.updatedAt)
      expect(changed?.updatedAt).toMatch(timestampFormat)
    },
  },
  {
    name: 'decrement takes one away, and knows no lower bound',
    run: async ({ signUp, post, expect }) => {
      const { token } = await signUp()
      await post('/user/cart', product('snake-plant'), token)
      await post('/user/cart/snake-plant', decrement, token)
      const { status, body } = await post('/user/cart/snake-plant', decrement, token)
      expect(status).toBe(200)
      expect(body).toMatchObject({ cart: [{ qty: -1 }] })
    },
  },
  {
    name: 'ten increments at the same moment all count',
    run: async ({ signUp, get, post, expect }) => {
      const { token } = await signUp()
      await post('/user/cart', product('snake-plant'), token)
      await Promise.all(
        Array.from({ length: 10 }, () => post('/user/cart/snake-plant', increment, token)),
      )
      const { body } = await get('/user/cart', token)
      expect(body).toMatchObject({ cart: [{ qty: 11 }] })
    },
  },
  {
    name: 'an unknown action answers 400 and the cart stays as it is',
    run: async ({ signUp, get, post, expect }) => {
      const { token } = await signUp()
      const { body: before } = await post('/user/cart', product('snake-plant'), token)
      const wrong = { action: { type: 'double' } }
      const { status, body } = await post('/user/cart/snake-plant', wrong, token)
      expect(status).toBe(400)
      expect(JSON.stringify(body)).toMatch(/action\.type/)
      expect((await get('/user/cart', token)).body).toEqual(before)
    },
  },
  {
    name: 'deleting or counting what is not in the cart answers 200 and the unchanged cart',
    run: async ({ signUp, post, del, expect }) => {
      const { token } = await signUp()
      const { body } = await post('/user/cart', product('snake-plant'), token)
      expect(await del('/user/cart/moth-orchid', token)).toEqual({ status: 200, body })
      expect(await post('/user/cart/moth-orchid', increment, token)).toEqual({ status: 200, body })
      expect(await del('/user/cart/__proto__', token)).toEqual({ status: 200, body })
    },
  },
  {
    name: 'a product posted twice makes two entries, which count and go together',
    run: async ({ signUp, post, del, expect }) => {
      const { token } = await signUp()
      await post('/user/cart', product('snake-plant'), token)
      await post('/user/cart', product('areca-palm'), token)
      const twice = await post('/user/cart', product('snake-plant'), token)
      expect(stampsOf(twice.body, 'cart')).toHaveLength(3)
      const counted = await post('/user/cart/snake-plant', increment, token)
      expect(counted.body).toMatchObject({ cart: [{ qty: 2 }, { qty: 1 }, { qty: 2 }] })
      const { body } = await del('/user/cart/snake-plant', token)
      expect(body).toMatchObject({ cart: [{ _id: 'areca-palm' }] })
      expect(stampsOf(body, 'cart')).toHaveLength(1)
    },
  },
  ...[1, -5, 'x', null].map((price): ContractCase => ({
    name: `a known product sent with the price ${JSON.stringify(price)} has the catalogue's`,
    run: async ({ signUp, get, post, expect }) => {
      const { token } = await signUp()
      const { body: catalogue } = await get('/products/snake-plant')
      const forged = {
        _id: 'snake-plant',
        name: 'Free plant',
        actualPrice: price,
        discountedPrice: price,
        qty: 50,
        createdAt: 'never',
        note: 'mine',
      }
      const { body } = await post('/user/cart', { product: forged }, token)
      expect(JSON.stringify(body)).not.toMatch(/Free plant|never|mine/)
      expect(body).toMatchObject({ cart: [{ _id: 'snake-plant', name: 'Snake Plant', qty: 1 }] })
      const { body: sentWhole } = await post('/user/cart', catalogue, token)
      expect(sentWhole).toMatchObject({
        cart: [{ discountedPrice: 425, actualPrice: 500 }, { discountedPrice: 425 }],
      })
    },
  })),
  {
    name: 'a product that the catalogue lacks is stored as sent, with quantity and timestamps',
    run: async ({ signUp, post, expect }) => {
      const { token } = await signUp()
      const own = { _id: 'my-fern', name: 'My fern', discountedPrice: 12.5, pots: ['clay', null] }
      const { status, body } = await post('/user/cart', { product: { ...own, qty: 7 } }, token)
      expect(status).toBe(201)
      expect(body).toMatchObject({ cart: [{ ...own, qty: 1 }] })
      expect(stampsOf(body, 'cart')[0]?.createdAt).toMatch(timestampFormat)
    },
  },
  ...['constructor', 'hasOwnProperty', '__proto__', 'a/b?c#d', '🌵'].map((id): ContractCase => ({
    name: `'${id}' is a product id like any other`,
    run: async ({ signUp, post, del, expect }) => {
      const { token } = await signUp()
      const path = `/user/cart/${encodeURIComponent(id)}`
      expect((await post('/user/cart', product(id), token)).status).toBe(201)
      const { body } = await post(path, increment, token)
      expect(body).toMatchObject({ cart: [{ _id: id, qty: 2 }] })
      expect((await del(path, token)).body).toEqual({ cart: [] })
    },
  })),
  {
    name: 'a cart is its owner’s alone',
    run: async ({ signUp, get, post, expect }) => {
      const one = await signUp()
      const other = await signUp()
      await post('/user/cart', product('snake-plant'), one.token)
      expect((await get('/user/cart', other.token)).body).toEqual({ cart: [] })
      await post('/user/cart', product('peace-lily'), other.token)
      expect((await get('/user/cart', one.token)).body).toMatchObject({
        cart: [{ _id: 'snake-plant' }],
      })
      expect((await get('/user/cart', other.token)).body).toMatchObject({
        cart: [{ _id: 'peace-lily' }],
      })
    },
  },
]
