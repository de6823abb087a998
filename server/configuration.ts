import * as v from 'valibot'

/** Says in one sentence what is wrong with the configuration. The server doesn't start. */
export class ConfigurationError extends Error {}

export const SECRET_LENGTH = 32

export interface AccountLimits {
  /** Failed logins within the time window, per account and per client. */
  loginsPerAccount: number
  loginsPerClient: number
  /** Sign-ups of one client within the time window. */
  signupsPerClient: number
  /** The time window. */
  minutes: number
  /** Number of proxies in front of the server whose `X-Forwarded-For` entries can be trusted. */
  trustedProxies: number
}

export interface Configuration {
  /** The name or address to listen at. */
  host: string
  port: number
  /** Origins whose pages can call the server. */
  shopOrigins: string[]
  /** How long an unused connection stays open, in seconds. */
  keepAliveSeconds: number
  database:
    { kind: 'embedded'; dataDir: string } | { kind: 'postgres'; url: string; waitSeconds: number }
  /** Signs the tokens. If undefined, the secret stored in the data folder is used. */
  tokenSecret: string | undefined
  /** Lifetime of a token, in days. */
  tokenDays: number
  accountLimits: AccountLimits
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
    host: read('HOST') ?? 'localhost',
    port: readNumber('PORT', 8080, [0, 65_535]),
    shopOrigins: expectOrigins(
      read('SHOP_ORIGIN') ?? 'http://localhost:4173,http://localhost:5173',
    ),
    keepAliveSeconds: readNumber('KEEP_ALIVE_SECONDS', 75, [1, 3600]),
    database:
      databaseUrl === undefined
        ? { kind: 'embedded', dataDir: read('DATA_DIR') ?? '.data' }
        : {
            kind: 'postgres',
            url: expectDatabaseUrl(databaseUrl),
            waitSeconds: readNumber('DATABASE_WAIT_SECONDS', 30, [0, 3600]),
          },
    tokenSecret: readSecret(read('TOKEN_SECRET'), databaseUrl !== undefined),
    tokenDays: readNumber('TOKEN_DAYS', 30, [1, 3650]),
    accountLimits: {
      loginsPerAccount: readNumber('LOGIN_LIMIT_PER_ACCOUNT', 10, [1, 1_000_000]),
      loginsPerClient: readNumber('LOGIN_LIMIT_PER_CLIENT', 100, [1, 1_000_000]),
      signupsPerClient: readNumber('SIGNUP_LIMIT_PER_CLIENT', 300, [1, 1_000_000]),
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

/** As browsers send it. An app's scheme has no origin of its own in the URL standard. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, host } = new URL(text)
  return text === (origin === 'null' ? `${protocol}//${host}` : origin)
}

function expectOrigins(list: string): string[] {
  const origins = list.split(',').map((part) => part.trim())
  if (origins.every(isOrigin)) return origins
  throw new ConfigurationError(
    `SHOP_ORIGIN must be an origin such as 'https://shop.example', or several separated by commas, not '${list}'.`,
  )
}

function expectDatabaseUrl(url: string): string {
  // The message must not repeat the URL, which contains a password.
  if (URL.canParse(url) && ['postgres:', 'postgresql:'].includes(new URL(url).protocol)) return url
  throw new ConfigurationError(
    "DATABASE_URL must have the form 'postgres://user:password@host:5432/database', with characters such as # and ? percent-encoded.",
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
