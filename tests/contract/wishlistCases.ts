import * as v from 'valibot'
import { WishlistItemSchema } from '@/contract/entities'
import type { ContractCase } from './kit'
import { stampsOf, timestampFormat } from './timestamps'

const product = (_id: string) => ({ product: { _id } })

export const wishlistCases: ContractCase[] = [
  {
    name: 'a product is added with 201 and both timestamps, and has no quantity',
    run: async ({ signUp, get, post, expect }) => {
      const { token } = await signUp()
      await post('/user/wishlist', product('snake-plant'), token)
      const { status, body } = await post('/user/wishlist', product('areca-palm'), token)
      expect(status).toBe(201)
      expect(body).toMatchObject({ wishlist: [{ _id: 'snake-plant' }, { _id: 'areca-palm' }] })
      const [, added] = stampsOf(body, 'wishlist')
      expect(v.is(WishlistItemSchema, added)).toBe(true)
      expect(added?.createdAt).toMatch(timestampFormat)
      expect(added?.updatedAt).toBe(added?.createdAt)
      expect(added).not.toHaveProperty('qty')
      expect(await get('/user/wishlist', token)).toEqual({ status: 200, body })
    },
  },
  {
    name: 'deleting what is not in the wishlist answers 200 and the unchanged wishlist',
    run: async ({ signUp, post, del, expect }) => {
      const { token } = await signUp()
      const { body } = await post('/user/wishlist', product('snake-plant'), token)
      expect(await del('/user/wishlist/moth-orchid', token)).toEqual({ status: 200, body })
    },
  },
  {
    name: 'a product posted twice makes two entries, and DELETE removes both',
    run: async ({ signUp, post, del, expect }) => {
      const { token } = await signUp()
      await post('/user/wishlist', product('snake-plant'), token)
      const { body } = await post('/user/wishlist', product('snake-plant'), token)
      expect(stampsOf(body, 'wishlist')).toHaveLength(2)
      const reply = await del('/user/wishlist/snake-plant', token)
      expect(reply.body).toEqual({ wishlist: [] })
    },
  },
  {
    name: 'a known product has the catalogue’s fields, an unknown one is stored as sent',
    run: async ({ signUp, post, expect }) => {
      const { token } = await signUp()
      const forged = { _id: 'snake-plant', name: 'Free plant', discountedPrice: 1 }
      await post('/user/wishlist', { product: forged }, token)
      const own = { _id: 'my-fern', name: 'My fern', discountedPrice: 1 }
      const { body } = await post('/user/wishlist', { product: own }, token)
      expect(body).toMatchObject({
        wishlist: [{ name: 'Snake Plant', discountedPrice: 425 }, own],
      })
    },
  },
  {
    name: 'cart and wishlist do not touch each other, also at the same moment',
    run: async ({ signUp, get, post, expect }) => {
      const { token } = await signUp()
      await Promise.all([
        post('/user/wishlist', product('snake-plant'), token),
        post('/user/cart', product('areca-palm'), token),
        post('/user/wishlist', product('moth-orchid'), token),
      ])
      const { body } = await get('/user/wishlist', token)
      expect(stampsOf(body, 'wishlist')).toHaveLength(2)
      expect(stampsOf((await get('/user/cart', token)).body, 'cart')).toHaveLength(1)
    },
  },
]
