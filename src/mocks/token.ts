import * as v from 'valibot'

/** The fixed secret of the mock (Spec §9); a mock in the browser can keep none. */
export const MOCK_SECRET = 'frond-mock-backend-signs-with-this-and-protects-nothing'

const ALGORITHM = 'HS256'

const ClaimsSchema = v.object({ _id: v.string(), email: v.string() })
type Claims = v.InferOutput<typeof ClaimsSchema>

export interface Tokens {
  issue: (claims: Claims) => Promise<string>
  /** The claims of an authorization header's token, or undefined when it isn't valid. */
  verify: (authorization: string) => Promise<Claims | undefined>
}

/** Browsers offer Web Crypto over HTTPS and on localhost only. */
export function hasWebCrypto(): boolean {
  return 'subtle' in crypto
}

/**
 * Issues and checks the tokens of the backend: JWT, HS256 and no other algorithm (Contract).
 * A visitor's calls need no token, so the library is imported by the first call that does; an
 * import that failed is made again by the next call.
 */
export function createTokens(secret: string, clock: () => Date): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    issue: async ({ _id, email }) => {
      const { SignJWT } = await import('jose')
      return new SignJWT({ _id, email })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .sign(key)
    },

    verify: async (authorization) => {
      // What cannot be checked is not accepted.
      if (!hasWebCrypto()) return undefined
      const token = authorization.replace(/^bearer\s+/i, '').trim()
      const { errors, jwtVerify } = await import('jose')
      try {
        const options = { algorithms: [ALGORITHM], currentDate: clock() }
        const { payload } = await jwtVerify(token, key, options)
        const claims = v.safeParse(ClaimsSchema, payload)
        return claims.success ? claims.output : undefined
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}
