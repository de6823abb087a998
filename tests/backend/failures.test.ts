import { expect, test } from '@jest/globals'
import { SignJWT } from 'jose'
import { DatabaseFailure } from '../../server/failures'
import { startBackend } from '../support/backendProcess'
import { startEmptyPostgres } from '../support/emptyPostgres'
import { TOKEN_SECRET } from './stores'

test('neither the reply nor the log names the host of an unreachable database', async () => {
  const database = await startEmptyPostgres()
  const backend = await startBackend({
    DATABASE_URL: `postgres://frond@127.0.0.1:${database.port}/postgres`,
    TOKEN_SECRET,
  })
  database.stop()
  const authorization = await new SignJWT({ _id: 'nobody', email: 'nobody@frond.example' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(TOKEN_SECRET))
  const readCart = async () => {
    const reply = await fetch(`${backend.apiUrl}/user/cart`, { headers: { authorization } })
    return { status: reply.status, text: await reply.text() }
  }
  // The first call may find the connection that was open.
  await readCart()
  expect(await readCart()).toEqual({
    status: 500,
    text: JSON.stringify({ error: { message: "The server couldn't complete the call." } }),
  })
  await backend.prints('GET /api/user/cart 500', 2)
  const log = backend.printed.join('\n')
  expect(log).toMatch(
    /GET \/api\/user\/cart failed: The database can't be used: nothing listens .*\(ECONNREFUSED\)\./,
  )
  expect(log).not.toContain(String(database.port))
  expect(log).not.toContain('    at ')
  await backend.stop()
})

test.each(['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN'])(
  'a certificate that is refused as %s is explained by the ways that work',
  (code) => {
    const failure = new DatabaseFailure(Object.assign(new Error('self-signed'), { code }))
    expect(failure.message).toMatch(/'sslrootcert=FILE' .* or 'sslmode=no-verify' .*\.$/)
  },
)

test('an unknown error of the database is not repeated', () => {
  const failure = new DatabaseFailure(new Error('panic at 10.0.0.5:5432'))
  expect(failure.message).toBe("The database can't be used: it has failed.")
})
