import * as v from 'valibot'
import { messages } from '../../src/contract/messages'
import type { ContractCase } from './kit'

const address = {
  name: 'Meera Iyer',
  mobile: '9840012345',
  address: '8, Lotus Court',
  pincode: '600018',
  locality: 'Chennai',
  state: 'Tamil Nadu',
}
const user = { email: 'x@frond.example', password: 'x', firstName: 'x', lastName: 'x' }

/** Path, a body that lacks something, and the field that the sentence must name. */
const incomplete: [string, unknown, string][] = [
  ['/auth/login', { password: 'x' }, 'email'],
  ['/auth/login', { email: 'x' }, 'password'],
  ['/auth/login', { email: 'x', password: 1 }, 'password'],
  ...Object.keys(user).map((field): [string, unknown, string] => [
    '/auth/signup',
    { ...user, [field]: undefined },
    field,
  ]),
  ['/auth/signup', { ...user, email: ['x'] }, 'email'],
  ['/user/wishlist', {}, 'product'],
  ['/user/wishlist', { product: 'snake-plant' }, 'product'],
  ['/user/wishlist', { product: {} }, 'product._id'],
  ['/user/cart', { product: null }, 'product'],
  ['/user/cart', { product: { _id: 7 } }, 'product._id'],
  ['/user/cart', { product: { _id: '' } }, 'product._id'],
  ['/user/cart/snake-plant', {}, 'action'],
  ['/user/cart/snake-plant', { action: {} }, 'action.type'],
  ['/user/cart/snake-plant', { action: { type: '__proto__' } }, 'action.type'],
  ['/user/address', address, 'address'],
  ...Object.keys(address).map((field): [string, unknown, string] => [
    '/user/address',
    { address: { ...address, [field]: undefined } },
    `address.${field}`,
  ]),
  ['/user/address/edit/home', { address: { ...address, state: null } }, 'address.state'],
]

const Refusal = v.strictObject({ errors: v.array(v.string()) })

const unreadable: Record<string, string> = {
  nothing: '',
  'half a JSON text': '{"product":{"_id":"snake-plant"',
  'plain text': 'product=snake-plant',
  'a number': '7',
  null: 'null',
  'a string': '"snake-plant"',
  'a list': '[{"_id":"snake-plant"}]',
  'a hundred thousand brackets': '['.repeat(100_000),
}

const paths = [
  '/auth/login',
  '/auth/signup',
  '/user/wishlist',
  '/user/cart',
  '/user/cart/snake-plant',
  '/user/address',
  '/user/address/edit/home',
]

export const bodyCases: ContractCase[] = [
  {
    name: 'a body that lacks a field answers 400 with a sentence that names it',
    run: async ({ signUp, post, expect }) => {
      const { token } = await signUp()
      await Promise.all(
        incomplete.map(async ([path, sent, field]) => {
          const { status, body } = await post(path, sent, token)
          expect(status).toBe(400)
          expect(v.parse(Refusal, body).errors.join()).toMatch(`'${field}'`)
        }),
      )
    },
  },
  ...Object.entries(unreadable).map(([what, body]): ContractCase => ({
    name: `${what} for a body answers 400, and nothing is stored`,
    run: async ({ signUp, send, get, expect }) => {
      const { token } = await signUp()
      const replies = await Promise.all(
        paths.map((path) => send({ method: 'POST', path, body, authorization: token })),
      )
      for (const { status, text } of replies) {
        expect(status).toBe(400)
        expect(JSON.parse(text)).toHaveProperty('errors')
      }
      expect((await get('/user/cart', token)).body).toEqual({ cart: [] })
      expect((await get('/user/wishlist', token)).body).toEqual({ wishlist: [] })
      expect((await get('/user/addresses', token)).body).toEqual({ address: [] })
    },
  })),
  {
    name: '__proto__, constructor and prototype as keys are dropped at every depth',
    run: async ({ signUp, send, freshEmail, post, expect }) => {
      const poison = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'
      const email = freshEmail()
      const signup = await send({
        method: 'POST',
        path: '/auth/signup',
        body: `{"email":"${email}","password":"x","firstName":"A","lastName":"B",${poison},"more":[{${poison},"kept":1}]}`,
      })
      expect(signup.status).toBe(201)
      expect(signup.text).not.toMatch(/polluted|__proto__|constructor|prototype/)
      expect(JSON.parse(signup.text)).toMatchObject({ createdUser: { more: [{ kept: 1 }] } })

      const { token } = await signUp()
      const cart = await send({
        method: 'POST',
        path: '/user/cart',
        authorization: token,
        body: `{"product":{"_id":"my-fern",${poison}}}`,
      })
      expect(cart.status).toBe(201)
      expect(cart.text).not.toMatch(/polluted|__proto__|constructor|prototype/)
      expect({}).not.toHaveProperty('polluted')
      expect((await post('/auth/login', { email, password: 'x' })).status).toBe(200)
    },
  },
  ...['__proto__', 'constructor', 'hasOwnProperty'].map((email): ContractCase => ({
    name: `'${email}' is an email like any other`,
    run: async ({ post, expect }) => {
      const { status, body } = await post('/auth/login', { email, password: 'x' })
      // The browser's store outlives the run, which registers it below.
      expect([404, 200].includes(status) || body).toBe(true)
      const signup = await post('/auth/signup', { ...user, email })
      expect([201, 422].includes(signup.status) || signup).toBe(true)
      expect((await post('/auth/login', { email, password: 'x' })).status).toBe(200)
    },
  })),
  ...(
    [
      ['GET', '/nothing'],
      ['GET', '/user/address'],
      ['PUT', '/user/cart'],
      ['POST', '/products'],
      ['DELETE', '/auth/login'],
      ['GET', '/user/cart/snake-plant/more'],
      ['GET', ''],
    ] as const
  ).map(([method, path]): ContractCase => ({
    name: `${method} /api${path}, which is no call, answers 404 as JSON, not the shop's page`,
    run: async ({ send, expect }) => {
      const { status, contentType, text } = await send({ method, path })
      expect(status).toBe(404)
      expect(contentType).toMatch(/^application\/json/)
      expect(JSON.parse(text)).toHaveProperty('errors')
    },
  })),
  {
    name: 'a path that cannot be decoded answers 400 as JSON',
    run: async ({ send, expect }) => {
      const { status, text } = await send({ method: 'GET', path: '/products/%E0%A4%A' })
      expect(status).toBe(400)
      expect(JSON.parse(text)).toHaveProperty('errors')
    },
  },
  {
    name: 'the four messages are those of the error catalogue (S8.20)',
    run: ({ expect }) => {
      expect(messages).toEqual({
        emailExists: 'Unprocessable Entity. Email Already Exists.',
        emailNotRegistered: 'The email you entered is not Registered. Not Found error',
        credentialsInvalid: 'The credentials you entered are invalid. Unauthorized access error.',
        tokenInvalid: 'The token is invalid. Unauthorized access error.',
      })
      return Promise.resolve()
    },
  },
]
