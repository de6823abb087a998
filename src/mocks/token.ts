import { base64url, errors, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
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
function keyFrom(secret: string): JWK {
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
 * Issues and verifies the backend's tokens: JWTs with HS256 and no other algorithm.
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
      return new SignJWT({ ...makeClaims(), _id, email })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .sign(keyFrom(secret))
    },

    verify: async (authorization) => {
      // A token that can't be verified is rejected.
      if (!hasWebCrypto()) return undefined
      try {
        const options = { algorithms: [ALGORITHM], currentDate: clock() }
        const key = keyFrom(secret)
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
