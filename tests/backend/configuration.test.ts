import { expect, test } from '@jest/globals'
import { ConfigurationError, readConfiguration } from '../../server/configuration'

const SHOP = 'https://shop.frond.example'

test.each([
  [{ PORT: 'eighty' }, "PORT must be a number from 0 to 65535, not 'eighty'."],
  [{ PORT: '70000' }, "PORT must be a number from 0 to 65535, not '70000'."],
  [{ SHOP_ORIGIN: `${SHOP}/` }, /^SHOP_ORIGIN must be an origin .*, not '\S+'\.$/],
  [{ TOKEN_SECRET: 'short' }, /^TOKEN_SECRET is too short: it has 5 characters and needs 32/],
  [{ DATABASE_URL: 'postgres://frond:secret@127.0.0.1/frond' }, /^TOKEN_SECRET is missing: .*\.$/],
  [
    { DATABASE_URL: 'mysql://frond:secret@y/z' },
    /^DATABASE_URL must have the form [^:]*:\/\/user:/,
  ],
])('the configuration %j is refused in one sentence', (settings, sentence) => {
  const read = () => readConfiguration(settings)
  expect(read).toThrow(ConfigurationError)
  expect(read).toThrow(sentence)
  expect(read).not.toThrow('secret@')
})

test('without settings the backend is embedded, on port 8080, for the shop on this machine', () => {
  expect(readConfiguration({ PORT: ' ' })).toEqual({
    port: 8080,
    shopOrigins: ['http://localhost:4173', 'http://localhost:5173'],
    database: { kind: 'embedded', dataDir: '.data' },
    tokenSecret: undefined,
  })
})
