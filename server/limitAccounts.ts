import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import * as v from 'valibot'
import { LoginRequest, SignupRequest } from '@/contract/authCalls'
import { apiPath } from '@/mocks/apiPaths'
import { clientKey } from './clientIp'
import type { AccountLimits } from './configuration'
import type { Database } from './database'
import type { HonoEnv } from './honoEnv'
import { createQueues } from './queue'
import { LOGIN_ATTEMPTS_TABLE, userRowKey } from './schema'

/**
 * Limits failed logins per account and per client, and sign-ups per client. The counts are in the
 * database, where every process sees them.
 *
 * A login is counted before the password is checked, and the count is taken back if it succeeds:
 * parallel attempts can't exceed the limit. The calls of one client run one after another, so that they
 * don't fill the queue in which passwords are hashed.
 */
export function limitAccounts(database: Database, limits: AccountLimits) {
  const createLimiter = (keyPrefix: string, points: number, options = {}) =>
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
      duration: limits.minutes * 60,
      ...options,
    })
  const accounts = createLimiter('account', limits.loginsPerAccount)
  const clients = createLimiter('client', limits.loginsPerClient)
  const signups = createLimiter('signup', limits.signupsPerClient, {
    // A client that was refused once is refused again without asking the database.
    inMemoryBlockOnConsumed: limits.signupsPerClient + 1,
  })
  const enqueue = createQueues({ concurrency: 1, maxWaiting: 50 })

  return createMiddleware<HonoEnv>(async (c, next) => {
    const logIn = (client: string, account: string) =>
      orRefuse(c, 'failed logins', async () => {
        await clients.consume(client)
        await accounts.consume(account)
        await next()
        const hasFailed = c.res.status === 401 || c.res.status === 404
        if (hasFailed) return
        await clients.reward(client)
        if (c.res.ok) await accounts.delete(account)
        else await accounts.reward(account)
      })
    const signUp = (client: string) =>
      orRefuse(c, 'sign-ups', async () => {
        await signups.consume(client)
        await next()
      })

    const isLogin = isPost(c, '/auth/login')
    if (!isLogin && !isPost(c, '/auth/signup')) return next()
    const body = await readJson(c)
    const call = v.safeParse(isLogin ? LoginRequest : SignupRequest, body)
    // The handler answers 400.
    if (!call.success) return next()
    const client = clientKey(c, limits.trustedProxies)
    return enqueue(client, () =>
      isLogin ? logIn(client, userRowKey(call.output.email)) : signUp(client),
    )
  })
}

/** Matches as the handlers do. Hono's router is stricter: another spelling of a path would escape the limit. */
function isPost({ req }: Context, path: string): boolean {
  return req.method === 'POST' && apiPath(path)({ request: req.raw }).matches
}

function readJson(c: Context): Promise<unknown> {
  return c.req.raw
    .clone()
    .json()
    .catch(() => undefined)
}

async function orRefuse(c: Context, attempts: string, work: () => Promise<void>) {
  try {
    await work()
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    const minutes = Math.ceil(seconds / 60)
    const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
    c.header('retry-after', String(seconds))
    return c.json({ errors: [`Too many ${attempts}. Try again in ${wait}.`] }, 429)
  }
}
