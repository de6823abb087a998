import * as v from 'valibot'
import { SignupResponse } from '@/contract/authCalls'

export type Method = 'GET' | 'HEAD' | 'POST' | 'DELETE' | 'PUT'

export interface SentRequest {
  method: Method
  /** Without the prefix, e.g. `/user/cart`. */
  path: string
  authorization?: string
  /** The body's text, as it goes over the network. */
  body?: string
}

export interface Reply {
  status: number
  contentType: string
  /** The `Retry-After` header, or an empty string. */
  retryAfter?: string
  /** The `Allow` header, or an empty string. */
  allow: string
  /** The body's text, as it came over the network. */
  text: string
}

/** A way to reach the backend: Jest's fetch, or the fetch of a page of the built shop. */
export interface Caller {
  send: (call: SentRequest) => Promise<Reply>
  /** Resolves when the backend's clock has moved on by a second at least. */
  aSecondLater: () => Promise<void>
  /** The secret that the backend signs its tokens with, if it's known. */
  secret?: string | undefined
}

/** The part that Jest's and Playwright's `expect` share and the cases need. */
interface Expectation {
  toBe: (expected: unknown) => void
  toEqual: (expected: unknown) => void
  toContain: (expected: unknown) => void
  toMatchObject: (expected: Record<string, unknown> | unknown[]) => void
  toMatch: (expected: string | RegExp) => void
  toHaveLength: (expected: number) => void
  toHaveProperty: (path: string, value?: unknown) => void
}
export type Expect = (actual: unknown) => Expectation & { not: Expectation }

export interface Account {
  email: string
  password: string
  token: string
  _id: string
}

/** The tools of a case. */
export interface Kit extends Caller {
  expect: Expect
  /** The secret as a key; throws if the secret isn't known (`needsSecret`). */
  signingKey: () => Uint8Array
  get: (path: string, token?: string) => Promise<{ status: number; body: unknown }>
  post: (path: string, body: unknown, token?: string) => Promise<{ status: number; body: unknown }>
  del: (path: string, token?: string) => Promise<{ status: number; body: unknown }>
  /** An account of the case's own: the browser's store outlives the run. */
  signUp: (fields?: Record<string, unknown>) => Promise<Account>
  /** An email that was never used before. */
  freshEmail: () => string
}

export interface ContractCase {
  /** The title in the report. */
  name: string
  /** Whether the case signs tokens, or checks how they are signed, as the backend does. */
  needsSecret?: boolean
  run: (kit: Kit) => Promise<void>
}

let emails = 0

export function createKit(caller: Caller, expect: Expect): Kit {
  const exchange = async (call: SentRequest) => {
    const { status, text } = await caller.send(call)
    const body: unknown = JSON.parse(text)
    return { status, body }
  }
  const authorized = (token?: string) => (token === undefined ? {} : { authorization: token })

  const freshEmail = () => `dev-${Date.now().toString(36)}-${++emails}@frond.example`
  const post: Kit['post'] = (path, body, token) =>
    exchange({ method: 'POST', path, body: JSON.stringify(body), ...authorized(token) })

  return {
    ...caller,
    expect,
    signingKey: () => {
      if (caller.secret === undefined) throw new Error('The secret of the backend is not known.')
      return new TextEncoder().encode(caller.secret)
    },
    get: (path, token) => exchange({ method: 'GET', path, ...authorized(token) }),
    post,
    del: (path, token) => exchange({ method: 'DELETE', path, ...authorized(token) }),
    freshEmail,
    signUp: async (fields = {}) => {
      const email = freshEmail()
      const password = 'Moss-and-Peat-3'
      const sent = { email, password, firstName: 'Meera', lastName: 'Iyer', ...fields }
      const { body } = await post('/auth/signup', sent)
      const { encodedToken } = v.parse(SignupResponse, body)
      const { createdUser } = v.parse(
        v.object({ createdUser: v.object({ _id: v.string(), email: v.string() }) }),
        body,
      )
      return { ...createdUser, password, token: encodedToken }
    },
  }
}
