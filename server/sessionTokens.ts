import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { createTokens, tokenIn, type Tokens } from '@/mocks/token'
import type { Database } from './database'
import { rowKey } from './schema'

const DAY_S = 24 * 60 * 60

const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** Tokens that expire, and that end at logout in every process. */
export function createSessionTokens(database: Database, secret: string, days: number): Tokens {
  const signed = createTokens(
    secret,
    () => new Date(),
    () => {
      const iat = nowInSeconds()
      return { iat, exp: iat + days * DAY_S, jti: randomUUID() }
    },
  )
  return {
    issue: signed.issue,

    verify: async (authorization) => {
      const claims = await signed.verify(authorization)
      if (!claims) return undefined
      const ended = await database.query('select from frond_ended_tokens where key = $1', [
        tokenKey(authorization),
      ])
      return ended.rows.length === 0 ? claims : undefined
    },

    end: async (authorization) => {
      const { exp = Infinity } = decodeJwt(tokenIn(authorization))
      await database.query('delete from frond_ended_tokens where expires < $1', [nowInSeconds()])
      await database.query(
        'insert into frond_ended_tokens (key, expires) values ($1, $2) on conflict do nothing',
        [tokenKey(authorization), exp],
      )
    },
  }
}

/** Without the signature, which can be written in several ways. */
function tokenKey(authorization: string): string {
  const token = tokenIn(authorization)
  return rowKey(token.slice(0, token.lastIndexOf('.')))
}
