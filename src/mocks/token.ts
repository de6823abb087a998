import type { base64url as Base64url, JWK, JWTPayload } from 'jose'
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
  /** Ends the session of a valid token. A token of the mock stays valid (Spec §9). */
  end: (authorization: string) => Promise<void>
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

/** The token in an authorization header, with or without `Bearer`. */
export function tokenIn(authorization: string): string {
  return authorization.replace(/^bearer\s+/i, '').trim()
}

/**
 * Issues and verifies the backend's tokens: JWTs with HS256 and no other algorithm. A
 * visitor's calls need no token, so the library is imported by the first call that does. A failed
 * import is retried by the next call.
 *
 * @param makeClaims additional claims of each token, such as its expiry
 */
export function createTokens(
  secret: string,
  clock: () => Date,
  makeClaims: () => JWTPayload = () => ({}),
): Tokens {
  return {
    issue: async ({ _id, email }) => {
      const { base64url, SignJWT } = await import('jose')
      return new SignJWT({ ...makeClaims(), _id, email })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .sign(keyFrom(secret, base64url))
    },

    verify: async (authorization) => {
      // A token that can't be verified is rejected.
      if (!hasWebCrypto()) return undefined
      const { base64url, errors, jwtVerify } = await import('jose')
      try {
        const options = { algorithms: [ALGORITHM], currentDate: clock() }
        const key = keyFrom(secret, base64url)
        const { payload } = await jwtVerify(tokenIn(authorization), key, options)
        const claims = v.safeParse(ClaimsSchema, payload)
        return claims.success ? claims.output : undefined
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },

    end: () => Promise.resolve(),
  }
}
