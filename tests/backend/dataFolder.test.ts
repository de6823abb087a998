import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { failToStart, FIRST_START_MS, startBackend } from '../support/backendProcess'

const parent = mkdtempSync(join(tmpdir(), 'frond-data-'))
const whole = join(parent, 'whole')
const folder = join(parent, 'data')
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  await (await startBackend({ DATA_DIR: whole })).stop()
}, FIRST_START_MS)
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(whole, folder, { recursive: true })
})
afterAll(() => {
  rmSync(parent, { recursive: true, force: true })
})

/** Starts a backend that must refuse the folder, and returns its reason. */
async function refusalOf(options = {}): Promise<string> {
  const { code, errors } = await failToStart({ DATA_DIR: folder }, options)
  const [beginning, ...reason] = errors.split(': ')
  if (code !== 1 || beginning !== `The data folder ${folder} (DATA_DIR) can't be used`)
    throw new Error(`It ended with ${code}: ${errors}`)
  return reason.join(': ')
}

test.each([
  ['lacks PG_VERSION', 'database/PG_VERSION'],
  ['lacks its tables', 'database/base'],
  ['lacks its log', 'database/pg_wal'],
])('a database that %s is refused and not replaced', async (_, missing) => {
  rmSync(at(missing), { recursive: true })
  const before = readdirSync(at('database'))
  expect(await refusalOf()).toMatch(/isn't whole, '[\w/]+' is missing\. Restore .*\.$/)
  expect(readdirSync(at('database'))).toEqual(before)
})

test('an emptied database folder is refused and not replaced', async () => {
  rmSync(at('database'), { recursive: true })
  mkdirSync(at('database'))
  expect(await refusalOf()).toMatch(/isn't whole/)
  expect(readdirSync(at('database'))).toEqual([])
})

test('a damaged database is refused with one sentence', async () => {
  writeFileSync(at('database/global/pg_control'), 'damaged')
  expect(await refusalOf()).toMatch(/^its database is damaged\. Restore .*\.$/)
})

test('a database of another PostgreSQL version is named with both versions', async () => {
  writeFileSync(at('database/PG_VERSION'), '12')
  expect(await refusalOf()).toMatch(
    /^its database is PostgreSQL 12's, and this server contains PostgreSQL \d+\. Start it .*\.$/,
  )
})

test('a damaged secret is refused and not replaced', async () => {
  writeFileSync(at('token-secret'), 'half')
  expect(await refusalOf()).toMatch(/'token-secret' is damaged\. .* log in again\.$/)
})

// Like a full disk, a limit on a file's size makes writing fail.
test(
  'a first start that can’t write fails with one sentence, and the next one succeeds',
  async () => {
    rmSync(folder, { recursive: true })
    expect(await refusalOf({ fileSizeBlocks: 2000 })).toMatch(
      /^a database can't be created in it\. Check the disk .*\.$/,
    )
    expect(existsSync(at('database'))).toBe(false)
    expect(existsSync(at('database.new'))).toBe(false)
    const backend = await startBackend({ DATA_DIR: folder })
    expect((await fetch(new URL('/health', backend.apiUrl))).status).toBe(200)
    expect(await backend.stop()).toBe(0)
  },
  FIRST_START_MS,
)
