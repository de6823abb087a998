import * as v from 'valibot'
import type { ContractCase } from './kit'

/** More attempts than any useful limit allows. */
const MAX_ATTEMPTS = 50

const Refusal = v.strictObject({ errors: v.tuple([v.pipe(v.string(), v.nonEmpty())]) })

/** A server limits failed logins. The mock in the browser doesn't. */
export const loginLimitCases: ContractCase[] = [
  {
    name: 'too many failed logins to an account answer 429 with a sentence and Retry-After',
    run: async ({ signUp, send, expect }) => {
      const account = await signUp()
      const login = (email: string, password: string) =>
        send({ method: 'POST', path: '/auth/login', body: JSON.stringify({ email, password }) })

      let reply = await login(account.email, 'wrong')
      for (let attempt = 1; attempt < MAX_ATTEMPTS && reply.status === 401; attempt += 1)
        reply = await login(account.email, 'wrong')
      expect(reply.status).toBe(429)
      expect(v.is(Refusal, JSON.parse(reply.text))).toBe(true)
      expect(reply.retryAfter).toMatch(/^[1-9]\d*$/)

      // Otherwise the limit would tell a guesser when the password is right.
      expect((await login(account.email, account.password)).status).toBe(429)
      expect((await login(account.email.toUpperCase(), account.password)).status).toBe(429)
      const other = await signUp()
      expect((await login(other.email, other.password)).status).toBe(200)
    },
  },
]
