import * as v from 'valibot'

/** Says in one sentence what is wrong with the configuration; the backend does not start. */
export class ConfigurationError extends Error {}

export const SECRET_LENGTH = 32

export interface Configuration {
  port: number
  /** Origins whose pages may call the backend. */
  shopOrigins: string[]
  database: { kind: 'embedded'; dataDir: string } | { kind: 'postgres'; url: string }
  /** Signs the tokens; undefined leaves it to the embedded database's folder. */
  tokenSecret: string | undefined
}

const Port = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.toNumber(),
  v.integer(),
  v.minValue(0),
  v.maxValue(65_535),
)

/** Reads the configuration from environment variables; one that is set to nothing is not set. */
export function readConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): Configuration {
  const read = (name: string) => {
    const value = environment[name]?.trim()
    return value === '' ? undefined : value
  }
  const databaseUrl = read('DATABASE_URL')
  return {
    port: readPort(read('PORT') ?? '8080'),
    shopOrigins: readOrigins(read('SHOP_ORIGIN') ?? 'http://localhost:4173,http://localhost:5173'),
    database:
      databaseUrl === undefined
        ? { kind: 'embedded', dataDir: read('DATA_DIR') ?? '.data' }
        : { kind: 'postgres', url: expectDatabaseUrl(databaseUrl) },
    tokenSecret: readSecret(read('TOKEN_SECRET'), databaseUrl !== undefined),
  }
}

function readPort(value: string): number {
  const port = v.safeParse(Port, value)
  if (port.success) return port.output
  throw new ConfigurationError(`PORT must be a number from 0 to 65535, not '${value}'.`)
}

function readOrigins(list: string): string[] {
  return list.split(',').map((part) => {
    const origin = part.trim()
    if (URL.canParse(origin) && new URL(origin).origin === origin) return origin
    throw new ConfigurationError(
      `SHOP_ORIGIN must be an origin such as 'https://shop.example', or several with commas between them, not '${origin}'.`,
    )
  })
}

function expectDatabaseUrl(url: string): string {
  // The URL holds a password, so the sentence must not repeat it.
  if (URL.canParse(url) && ['postgres:', 'postgresql:'].includes(new URL(url).protocol)) return url
  throw new ConfigurationError(
    "DATABASE_URL must have the form 'postgres://user:password@host:5432/database'.",
  )
}

function readSecret(secret: string | undefined, isRequired: boolean): string | undefined {
  if (secret === undefined) {
    if (!isRequired) return undefined
    throw new ConfigurationError(
      `TOKEN_SECRET is missing: with DATABASE_URL every process needs the same one, of ${SECRET_LENGTH} characters or more.`,
    )
  }
  if (secret.length >= SECRET_LENGTH) return secret
  throw new ConfigurationError(
    `TOKEN_SECRET is too short: it has ${secret.length} characters and needs ${SECRET_LENGTH} or more.`,
  )
}
