import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { Client } from 'pg'
import { failToStart, startBackend } from '../support/backendProcess'
import { describeWithPostgres, type PostgresServer, startPostgres } from '../support/postgresServer'
import { TOKEN_SECRET } from './stores'

jest.setTimeout(120_000)

describeWithPostgres('a PostgreSQL role that may not create tables', () => {
  let postgres: PostgresServer
  let owner: Client
  const settings = () => ({
    DATABASE_URL: postgres.url.replace('frond@', 'shop@'),
    TOKEN_SECRET,
  })

  beforeAll(async () => {
    postgres = await startPostgres()
    owner = new Client(postgres.url)
    await owner.connect()
    await owner.query('create role shop login; revoke create on schema public from public')
  })
  afterAll(async () => {
    await owner.end()
    postgres.stop()
  })

  test('is told which table it may not create', async () => {
    const { code, errors } = await failToStart(settings())
    expect(code).toBe(1)
    expect(errors).toMatch(/its user lacks the right to create the table frond_users\. docs/)
  })

  test('is told that it may not use the schema', async () => {
    await owner.query('revoke usage on schema public from public')
    const { errors } = await failToStart(settings())
    await owner.query('grant usage on schema public to public')
    expect(errors).toMatch(/its user lacks the right to use the schema of its tables\. docs/)
  })

  test('starts with tables of another role, once the rights on them are granted', async () => {
    const { DATABASE_URL, ...others } = settings()
    const first = await startBackend({ DATABASE_URL: postgres.url, ...others })
    await first.stop()
    await owner.query('grant select, insert on frond_users to shop')
    expect((await failToStart({ DATABASE_URL, ...others })).errors).toMatch(
      /its user lacks the right to update on the table frond_users\. docs/,
    )
    await owner.query(
      'grant select, insert, update, delete on frond_users, frond_login_attempts, frond_ended_tokens to shop',
    )
    const backend = await startBackend({ DATABASE_URL, ...others })
    expect((await fetch(`${backend.apiUrl}/products`)).status).toBe(200)
    expect(await backend.stop()).toBe(0)
  })
})
