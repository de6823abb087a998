import * as v from 'valibot'
import { messages } from '@/contract/messages'
import type { ContractCase } from './kit'
import { sampleCalls } from './samples'

const user = { email: 'x@frond.example', password: 'x', firstName: 'x', lastName: 'x' }

/** Copies of a body in which one field has another value, each with the field's path. */
function withEachField(body: object, value: unknown, prefix = ''): [field: string, body: object][] {
  return Object.entries(body).flatMap(([key, own]: [string, unknown]) => {
    const field = prefix + key
    const within =
      typeof own === 'object' && own !== null ? withEachField(own, value, `${field}.`) : []
    const copies = within.map(([inner, copy]): [string, object] => [
      inner,
      { ...body, [key]: copy },
    ])
    return [[field, { ...body, [key]: value }], ...copies]
  })
}

const callsWithBody = sampleCalls.filter(({ body }) => body !== undefined)

/** Path, a body that lacks something, and the field that the sentence must name. */
const incomplete: [path: string, body: unknown, field: string][] = [
  ...callsWithBody.flatMap(({ path, body = {}, row: { request } }) =>
    [undefined, null, 7]
      .flatMap((value) => withEachField(body, value))
      .filter(([, damaged]) => request && !v.is(request, damaged))
      .map(([field, damaged]): [string, unknown, string] => [path, damaged, field]),
  ),
  ['/user/cart', { product: { _id: '' } }, 'product._id'],
  ['/user/cart/snake-plant', { action: { type: '__proto__' } }, 'action.type'],
]

const ListResponse = v.record(v.string(), v.array(v.unknown()))
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

/** Reads each of a shopper's lists. */
const listCalls = sampleCalls.filter(({ method, row }) => method === 'GET' && row.needsToken)

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
        callsWithBody.map(({ method, path }) => send({ method, path, body, authorization: token })),
      )
      for (const { status, text } of replies) {
        expect(status).toBe(400)
        expect(JSON.parse(text)).toHaveProperty('errors')
      }
      for (const { path } of listCalls) {
        const { body: list } = await get(path, token)
        expect(Object.values(v.parse(ListResponse, list))).toEqual([[]])
      }
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
      // The browser's store outlives the run, so an earlier run may have registered it.
      expect([404, 200].includes(status) || body).toBe(true)
      const signup = await post('/auth/signup', { ...user, email })
      expect([201, 422].includes(signup.status) || signup).toBe(true)
      expect((await post('/auth/login', { email, password: 'x' })).status).toBe(200)
    },
  })),
  ...(
    [
      ['GET', '/nothing'],
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
  ...(
    [
      ['GET', '/user/address', 'POST, OPTIONS'],
      ['PUT', '/user/cart', 'GET, POST, HEAD, OPTIONS'],
      ['POST', '/products', 'GET, HEAD, OPTIONS'],
      ['DELETE', '/auth/login', 'POST, OPTIONS'],
      ['GET', '/user/cart/snake-plant', 'POST, DELETE, OPTIONS'],
    ] as const
  ).map(([method, path, allow]): ContractCase => ({
    name: `${method} /api${path}, a path with other methods, answers 405 and names them`,
    run: async ({ send, expect }) => {
      const reply = await send({ method, path })
      expect(reply.status).toBe(405)
      expect(reply.allow).toBe(allow)
      expect(JSON.parse(reply.text)).toHaveProperty('errors')
    },
  })),
  {
    name: 'HEAD answers as GET does, without a body',
    run: async ({ signUp, send, expect }) => {
      const { token: authorization } = await signUp()
      const head = (path: string) => send({ method: 'HEAD', path, authorization })
      expect(await head('/products')).toMatchObject({ status: 200, text: '' })
      expect(await head('/user/cart')).toMatchObject({ status: 200, text: '' })
      expect(await head('/products/nothing-of-the-kind')).toMatchObject({ status: 404, text: '' })
      expect(await head('/auth/login')).toMatchObject({ status: 405, allow: 'POST, OPTIONS' })
      const { status } = await send({ method: 'HEAD', path: '/user/cart' })
      expect(status).toBe(401)
    },
  },
  {
    name: 'a path that cannot be decoded answers 400 as JSON',
    run: async ({ send, expect }) => {
      const { status, text } = await send({ method: 'GET', path: '/products/%E0%A4%A' })
      expect(status).toBe(400)
      expect(JSON.parse(text)).toHaveProperty('errors')
    },
  },
  {
    name: 'the four messages are those of the error catalogue',
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
