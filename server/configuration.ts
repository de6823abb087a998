import * as v from 'valibot'

/** Says in one sentence what is wrong with the configuration. The server doesn't start. */
export class ConfigurationError extends Error {}

export const SECRET_LENGTH = 32

export interface LoginLimit {
  /** Failed logins within the time window, per account and per client. */
  perAccount: number
  perClient: number
  /** The time window. */
  minutes: number
  /** Number of proxies in front of the server whose `X-Forwarded-For` entries can be trusted. */
  trustedProxies: number
}

export interface Configuration {
  port: number
  /** Origins whose pages can call the server. */
  shopOrigins: string[]
  database: { kind: 'embedded'; dataDir: string } | { kind: 'postgres'; url: string }
  /** Signs the tokens. If undefined, the secret stored in the data folder is used. */
  tokenSecret: string | undefined
  loginLimit: LoginLimit
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the configuration from environment variables. An empty variable counts as unset. */
export function readConfiguration(environment: Environment): Configuration {
  const read = (name: string) => {
    const value = environment[name]?.trim()
    return value === '' ? undefined : value
  }
  const readNumber = (name: string, defaultValue: number, [min, max]: [number, number]) => {
    const value = read(name) ?? String(defaultValue)
    const parsed = v.safeParse(numberBetween(min, max), value)
    if (parsed.success) return parsed.output
    throw new ConfigurationError(`${name} must be a number from ${min} to ${max}, not '${value}'.`)
  }
  const databaseUrl = read('DATABASE_URL')
  return {
    port: readNumber('PORT', 8080, [0, 65_535]),
    shopOrigins: readOrigins(read('SHOP_ORIGIN') ?? 'http://localhost:4173,http://localhost:5173'),
    database:
      databaseUrl === undefined
        ? { kind: 'embedded', dataDir: read('DATA_DIR') ?? '.data' }
        : { kind: 'postgres', url: expectDatabaseUrl(databaseUrl) },
    tokenSecret: readSecret(read('TOKEN_SECRET'), databaseUrl !== undefined),
    loginLimit: {
      perAccount: readNumber('LOGIN_LIMIT_PER_ACCOUNT', 10, [1, 1_000_000]),
      perClient: readNumber('LOGIN_LIMIT_PER_CLIENT', 100, [1, 1_000_000]),
      minutes: readNumber('LOGIN_LIMIT_MINUTES', 15, [1, 1440]),
      trustedProxies: readNumber('TRUSTED_PROXIES', 0, [0, 100]),
    },
  }
}

function numberBetween(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/),
    v.toNumber(),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  )
}

function readOrigins(list: string): string[] {
  return list.split(',').map((part) => {
    const origin = part.trim()
    if (URL.canParse(origin) && new URL(origin).origin === origin) return origin
    throw new ConfigurationError(
      `SHOP_ORIGIN must be an origin such as 'https://shop.example', or several separated by commas, not '${origin}'.`,
    )
  })
}

function expectDatabaseUrl(url: string): string {
  // The message must not repeat the URL, which contains a password.
  if (URL.canParse(url) && ['postgres:', 'postgresql:'].includes(new URL(url).protocol)) return url
  throw new ConfigurationError(
    "DATABASE_URL must have the form 'postgres://user:password@host:5432/database'.",
  )
}

function readSecret(secret: string | undefined, isRequired: boolean): string | undefined {
  if (secret === undefined) {
    if (!isRequired) return undefined
    throw new ConfigurationError(
      `TOKEN_SECRET is missing: with DATABASE_URL every process needs the same one, at least ${SECRET_LENGTH} characters long.`,
    )
  }
  if (secret.length >= SECRET_LENGTH) return secret
  throw new ConfigurationError(
    `TOKEN_SECRET is too short: it has ${secret.length} characters and needs at least ${SECRET_LENGTH}.`,
  )
}
