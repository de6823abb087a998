import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { failToStart, startBackend } from '../support/backendProcess'
import { describeWithPostgres, type PostgresServer, startPostgres } from '../support/postgresServer'
import { TOKEN_SECRET } from './stores'

jest.setTimeout(120_000)

describeWithPostgres('PostgreSQL with a certificate that it signed itself', () => {
  let postgres: PostgresServer
  let certificate: string
  const settings = (mode: string) => ({
    DATABASE_URL: `${postgres.url}?${mode}`,
    TOKEN_SECRET,
  })

  beforeAll(async () => {
    postgres = await startPostgres()
    certificate = postgres.encrypt()
  })
  afterAll(() => {
    postgres.stop()
  })

  test('sslmode=require is refused in one sentence that names the ways that work', async () => {
    const { code, errors } = await failToStart(settings('sslmode=require'))
    expect(code).toBe(1)
    expect(errors).toMatch(/^The database in DATABASE_URL can't be used: its certificate .*\.$/)
    expect(errors).toContain("'sslrootcert=FILE'")
    expect(errors).toContain("'sslmode=no-verify'")
  })

  test('both ways work', async () => {
    const ways = ['sslmode=no-verify', `sslmode=require&sslrootcert=${certificate}`]
    for (const way of ways) {
      const backend = await startBackend(settings(way))
      expect((await fetch(`${backend.apiUrl}/products`)).status).toBe(200)
      expect(await backend.stop()).toBe(0)
    }
  })
})
