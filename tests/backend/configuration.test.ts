import { expect, test } from '@jest/globals'
import { ConfigurationError, readConfiguration } from '../../server/configuration'

const SHOP = 'https://shop.frond.example'

test.each([
  [{ PORT: '70000' }, "PORT must be a number from 0 to 65535, not '70000'."],
  [{ LOGIN_LIMIT_PER_ACCOUNT: '0' }, /^LOGIN_LIMIT_PER_ACCOUNT must be a number from 1 to \d+, /],
  [{ TRUSTED_PROXIES: 'all' }, "TRUSTED_PROXIES must be a number from 0 to 100, not 'all'."],
  [{ SHOP_ORIGIN: `${SHOP}/` }, /^SHOP_ORIGIN must be an origin .*, not '\S+'\.$/],
  [
    { TOKEN_SECRET: 'short' },
    /^TOKEN_SECRET is too short: it has 5 characters and needs at least 32/,
  ],
  [{ DATABASE_URL: 'postgres://frond:secret@127.0.0.1/frond' }, /^TOKEN_SECRET is missing: .*\.$/],
  [
    { DATABASE_URL: 'mysql://frond:secret@y/z' },
    /^DATABASE_URL must have the form [^:]*:\/\/user:/,
  ],
])('the configuration %j is rejected with one sentence', (settings, sentence) => {
  const read = () => readConfiguration(settings)
  expect(read).toThrow(ConfigurationError)
  expect(read).toThrow(sentence)
  expect(read).not.toThrow('secret@')
})

test("by default the server uses the embedded database, port 8080 and the local shop's origin", () => {
  expect(readConfiguration({ PORT: ' ' })).toEqual({
    port: 8080,
    shopOrigins: ['http://localhost:4173', 'http://localhost:5173'],
    database: { kind: 'embedded', dataDir: '.data' },
    host: 'localhost',
    keepAliveSeconds: 75,
    tokenSecret: undefined,
    tokenDays: 30,
    accountLimits: {
      loginsPerAccount: 10,
      loginsPerClient: 100,
      signupsPerClient: 300,
      minutes: 15,
      trustedProxies: 0,
    },
  })
})

test.each([
  'http://localhost:4174',
  'http://[::1]:5000',
  'capacitor://localhost',
  'chrome-extension://abcdefghijklmnop',
])('the origin %s can be allowed', (origin) => {
  expect(readConfiguration({ SHOP_ORIGIN: `${SHOP}, ${origin}` }).shopOrigins).toEqual([
    SHOP,
    origin,
  ])
})

test.each(['null', '*', 'shop.example', 'https://shop.example/path'])(
  'the origin %j is rejected',
  (origin) => {
    expect(() => readConfiguration({ SHOP_ORIGIN: origin })).toThrow(ConfigurationError)
  },
)
