import { jwtVerify } from 'jose'
import * as v from 'valibot'
import { messages } from '@/contract/messages'
import { demoAccount } from '@/mocks/interface/demoAccount'
import type { ContractCase } from './kit'
import { timestampFormat } from './timestamps'

const SignedUp = v.object({
  encodedToken: v.string(),
  createdUser: v.looseObject({ createdAt: v.string(), updatedAt: v.string() }),
})

const fields = { password: 'Moss-and-Peat-3', firstName: 'Meera', lastName: 'Iyer' }

export const authCases: ContractCase[] = [
  {
    name: 'signup answers 201 with a token and the created user, lists included',
    run: async ({ post, freshEmail, expect }) => {
      const email = freshEmail()
      const { status, body } = await post('/auth/signup', { email, ...fields })
      expect(status).toBe(201)
      const { createdUser } = v.parse(SignedUp, body)
      expect(createdUser).toMatchObject({ email, firstName: 'Meera', lastName: 'Iyer' })
      expect(createdUser).toMatchObject({ cart: [], wishlist: [], address: [] })
      expect(createdUser.createdAt).toMatch(timestampFormat)
      expect(createdUser.updatedAt).toBe(createdUser.createdAt)
    },
  },
  {
    name: 'neither signup nor login ever answers the password',
    run: async ({ post, freshEmail, expect }) => {
      const email = freshEmail()
      const signup = await post('/auth/signup', { email, ...fields })
      const login = await post('/auth/login', { email, ...fields })
      expect(login.status).toBe(200)
      expect(JSON.stringify([signup.body, login.body])).not.toMatch(/password|Moss-and-Peat-3/)
    },
  },
  {
    name: 'the token is a JWT, HS256, with the claims _id and email',
    needsSecret: true,
    run: async ({ signUp, signingKey, expect }) => {
      const { token, _id, email } = await signUp()
      const { protectedHeader, payload } = await jwtVerify(token, signingKey())
      expect(protectedHeader).toMatchObject({ alg: 'HS256' })
      expect(payload).toMatchObject({ _id, email })
    },
  },
  {
    name: 'login answers 200 with a token and the stored user, lists included',
    run: async ({ signUp, post, expect }) => {
      const { email, password, token } = await signUp()
      await post('/user/cart', { product: { _id: 'snake-plant' } }, token)
      const { status, body } = await post('/auth/login', { email, password })
      expect(status).toBe(200)
      expect(body).toHaveProperty('encodedToken')
      expect(body).toMatchObject({
        foundUser: { email, wishlist: [], address: [], cart: [{ _id: 'snake-plant', qty: 1 }] },
      })
    },
  },
  {
    name: 'the seed has one demo user, and the test credentials open it',
    run: async ({ post, expect }) => {
      const { status, body } = await post('/auth/login', demoAccount)
      expect(status).toBe(200)
      expect(body).toMatchObject({ foundUser: { firstName: 'Asha', email: demoAccount.email } })
    },
  },
  {
    name: 'signup with a taken email answers 422 and leaves the account alone',
    run: async ({ signUp, post, expect }) => {
      const { email, password } = await signUp()
      const again = await post('/auth/signup', { ...fields, email, password: 'another' })
      expect(again).toEqual({ status: 422, body: { errors: [messages.emailExists] } })
      expect(await post('/auth/login', { email, password })).toMatchObject({ status: 200 })
    },
  },
  {
    name: 'of two signups with one email at the same moment, one is refused',
    run: async ({ post, freshEmail, expect }) => {
      const email = freshEmail()
      const both = [fields, fields].map((sent) => post('/auth/signup', { email, ...sent }))
      const statuses = (await Promise.all(both)).map(({ status }) => status)
      expect(statuses.sort()).toEqual([201, 422])
    },
  },
  {
    name: 'login with an unknown email answers 404',
    run: async ({ post, freshEmail, expect }) => {
      const reply = await post('/auth/login', { email: freshEmail(), password: 'x' })
      expect(reply).toEqual({ status: 404, body: { errors: [messages.emailNotRegistered] } })
    },
  },
  {
    name: 'login with a wrong password answers 401',
    run: async ({ signUp, post, expect }) => {
      const { email } = await signUp()
      const reply = await post('/auth/login', { email, password: 'moss-and-peat-3' })
      expect(reply).toEqual({ status: 401, body: { errors: [messages.credentialsInvalid] } })
    },
  },
  {
    name: 'emails match without regard to case and surrounding space, and are stored as sent',
    run: async ({ post, freshEmail, expect }) => {
      const email = freshEmail()
      const sent = `  ${email.replace('dev', 'Dev')} `
      const signup = await post('/auth/signup', { email: sent, ...fields })
      expect(signup).toMatchObject({ status: 201, body: { createdUser: { email: sent } } })
      const login = await post('/auth/login', { email: email.toUpperCase(), ...fields })
      expect(login).toMatchObject({ status: 200, body: { foundUser: { email: sent } } })
      const again = await post('/auth/signup', { email, ...fields })
      expect(again.status).toBe(422)
    },
  },
  {
    name: 'further signup fields are stored as sent, at every depth',
    run: async ({ post, freshEmail, expect }) => {
      const email = freshEmail()
      const extra = { phone: '98450', likes: { ferns: [1, null, { deep: true }] }, empty: '' }
      await post('/auth/signup', { email, ...fields, ...extra })
      const { body } = await post('/auth/login', { email, ...fields })
      expect(body).toMatchObject({ foundUser: extra })
    },
  },
  {
    name: 'a signup cannot set what is the server’s: _id, lists and timestamps',
    run: async ({ post, freshEmail, expect }) => {
      const forged = {
        _id: 'asha-rao',
        cart: [{ _id: 'snake-plant', qty: 9 }],
        wishlist: 'all',
        address: [{}],
        createdAt: '1999-01-01T00:00:00+00:00',
        updatedAt: 'never',
      }
      const { body } = await post('/auth/signup', { email: freshEmail(), ...fields, ...forged })
      const { createdUser } = v.parse(SignedUp, body)
      expect(createdUser).toMatchObject({ cart: [], wishlist: [], address: [] })
      expect(createdUser['_id']).not.toBe('asha-rao')
      expect(createdUser.createdAt).not.toMatch(/^1999/)
      expect(createdUser.updatedAt).toMatch(timestampFormat)
    },
  },
  {
    name: 'names of 10,000 characters, emoji, right-to-left text and markup are kept whole',
    run: async ({ post, freshEmail, expect }) => {
      const names = {
        firstName: '🌿é́مرحبا'.repeat(1500),
        lastName: '<img src=x onerror=alert(1)>',
      }
      const { status, body } = await post('/auth/signup', {
        ...fields,
        ...names,
        email: freshEmail(),
      })
      expect(status).toBe(201)
      expect(body).toMatchObject({ createdUser: names })
    },
  },
]
