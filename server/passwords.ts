import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { canonicalText } from '@/mocks/canonicalText'
import type { Passwords } from '@/mocks/passwords'
import { createQueue } from './queue'

const KEY_LENGTH = 32

/** Part of each hash, so that older hashes stay valid when the cost is raised. */
const COST = { N: 16_384, r: 8, p: 1 }

/**
 * Node hashes off the main thread, and so many at once that no processor is left for other calls. A
 * hundred hashes take about five seconds on one.
 */
const enqueue = createQueue({
  concurrency: Math.max(1, availableParallelism() - 1),
  maxWaiting: 100,
})

/** Stores passwords as scrypt hashes of their canonical form: `scrypt$N$r$p$salt$key`. */
export const hashedPasswords: Passwords = {
  protect: async (password) => {
    const salt = randomBytes(16)
    const key = await derive(canonicalText(password), salt, COST)
    const { N, r, p } = COST
    return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
  },

  matches: async (password, stored) => {
    const [kind, N, r, p, salt, key] = stored.split('$')
    if (kind !== 'scrypt' || salt === undefined || key === undefined) return false
    const expected = Buffer.from(key, 'base64')
    const cost = { N: Number(N), r: Number(r), p: Number(p) }
    const actual = await derive(canonicalText(password), Buffer.from(salt, 'base64'), cost)
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  },
}

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return enqueue(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password, salt, KEY_LENGTH, cost, (error, key) => {
          if (error) reject(error)
          else resolve(key)
        })
      }),
  )
}
