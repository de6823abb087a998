import type { base64url as Base64url, JWK } from 'jose'
import * as v from 'valibot'

/** The mock's fixed secret (Spec §9). A mock in the browser can't keep one anyway. */
export const MOCK_SECRET = 'frond-mock-backend-signs-with-this-and-protects-nothing'

const ALGORITHM = 'HS256'

const ClaimsSchema = v.object({ _id: v.string(), email: v.string() })
type Claims = v.InferOutput<typeof ClaimsSchema>

export interface Tokens {
  issue: (claims: Claims) => Promise<string>
  /** The claims of an authorization header's token, or undefined when it isn't valid. */
  verify: (authorization: string) => Promise<Claims | undefined>
}

/**
 * A JSON Web Key rather than bytes: jsdom replaces the global `Uint8Array` but not `TextEncoder`, and
 * jose rejects bytes that aren't an instance of the global class.
 */
function keyFrom(secret: string, base64url: typeof Base64url): JWK {
  return { kty: 'oct', k: base64url.encode(secret) }
}

/** Browsers provide Web Crypto only over HTTPS and on localhost. */
export function hasWebCrypto(): boolean {
  return 'subtle' in crypto
}

/**
 * Issues and verifies the backend's tokens: JWTs with HS256 and no other algorithm. A
 * visitor's calls need no token, so the library is imported by the first call that does. A failed
 * import is retried by the next call.
 */
export function createTokens(secret: string, clock: () => Date): Tokens {
  return {
    issue: async ({ _id, email }) => {
      const { base64url, SignJWT } = await import('jose')
      return new SignJWT({ _id, email })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .sign(keyFrom(secret, base64url))
    },

    verify: async (authorization) => {
      // A token that can't be verified is rejected.
      if (!hasWebCrypto()) return undefined
      const token = authorization.replace(/^bearer\s+/i, '').trim()
      const { base64url, errors, jwtVerify } = await import('jose')
      try {
        const options = { algorithms: [ALGORITHM], currentDate: clock() }
        const { payload } = await jwtVerify(token, keyFrom(secret, base64url), options)
        const claims = v.safeParse(ClaimsSchema, payload)
        return claims.success ? claims.output : undefined
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}
