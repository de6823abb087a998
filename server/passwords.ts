import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { Passwords } from '../src/mocks/passwords'

const KEY_LENGTH = 32

/** Part of each hash, so that older hashes stay valid when the cost is raised. */
const COST = { N: 16_384, r: 8, p: 1 }

/**
 * Stores passwords as scrypt hashes: `scrypt$N$r$p$salt$key`. Node computes them off the main thread,
 * so other calls aren't delayed.
 */
export const hashedPasswords: Passwords = {
  protect: async (password) => {
    const salt = randomBytes(16)
    const key = await derive(password, salt, COST)
    const { N, r, p } = COST
    return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
  },

  matches: async (password, stored) => {
    const [kind, N, r, p, salt, key] = stored.split('$')
    if (kind !== 'scrypt' || salt === undefined || key === undefined) return false
    const expected = Buffer.from(key, 'base64')
    const cost = { N: Number(N), r: Number(r), p: Number(p) }
    const actual = await derive(password, Buffer.from(salt, 'base64'), cost)
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  },
}

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_LENGTH, cost, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
