import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchRequestUrl } from 'msw'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import * as v from 'valibot'
import { API_PREFIX, LoginRequest } from '../src/contract/calls'
import type { HonoEnv } from './honoEnv'
import { clientKey } from './clientIp'
import type { LoginLimit } from './configuration'
import type { Database } from './database'
import { LOGIN_ATTEMPTS_TABLE, userRowKey } from './schema'

/**
 * Limits failed logins per account and per client. The counts are in the database, where every
 * process sees them.
 *
 * An attempt is counted before the password is checked, and the count is taken back if the login
 * succeeds: parallel attempts can't exceed the limit.
 */
export function limitLogins(database: Database, limit: LoginLimit) {
  const createLimiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: {
        query: ({ text, values }: { text: string; values: unknown[] }) =>
          database.query(text, values),
      },
      storeType: 'client',
      tableName: LOGIN_ATTEMPTS_TABLE,
      tableCreated: true,
      keyPrefix,
      points,
      duration: limit.minutes * 60,
    })
  const accounts = createLimiter('account', limit.perAccount)
  const clients = createLimiter('client', limit.perClient)

  return createMiddleware<HonoEnv>(async (c, next) => {
    // Hono's router is stricter than MSW's: with it, '/x/api/auth/login' would escape the limit.
    const { matches } = matchRequestUrl(new URL(c.req.url), `*${API_PREFIX}/auth/login`)
    if (!matches || c.req.method !== 'POST') return next()
    const body: unknown = await c.req.raw
      .clone()
      .json()
      .catch(() => undefined)
    const login = v.safeParse(LoginRequest, body)
    // The handler answers 400.
    if (!login.success) return next()
    const account = userRowKey(login.output.email)
    const client = clientKey(c, limit.trustedProxies)
    try {
      await clients.consume(client)
      await accounts.consume(account)
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refuse(c, refusal.msBeforeNext)
      throw refusal
    }
    await next()
    const hasFailed = c.res.status === 401 || c.res.status === 404
    if (hasFailed) return undefined
    await clients.reward(client)
    if (c.res.ok) await accounts.delete(account)
    else await accounts.reward(account)
    return undefined
  })
}

function refuse(c: Context, msBeforeNext: number) {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  c.header('retry-after', String(seconds))
  return c.json({ errors: [`Too many failed logins. Try again in ${wait}.`] }, 429)
}
