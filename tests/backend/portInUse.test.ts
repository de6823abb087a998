import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const build = mkdtempSync(join(tmpdir(), 'frond-build-'))
const occupant = createServer()
let port = 0

beforeAll(async () => {
  occupant.listen(0, 'localhost')
  await once(occupant, 'listening')
  const address = occupant.address()
  if (typeof address === 'object' && address) ({ port } = address)
})
afterAll(() => {
  occupant.close()
  rmSync(build, { recursive: true })
})

test.each([
  ['preview', ['preview', '--outDir', build], {}],
  [
    'development server of a shop with a backend',
    [],
    { VITE_API_URL: 'http://localhost:8080/api' },
  ],
])('the %s never moves to a port that the backend would refuse', async (_, args, settings) => {
  const vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', ...args, '--port', String(port)],
    {
      env: { ...process.env, ...settings },
    },
  )
  let errors = ''
  vite.stderr.on('data', (chunk) => {
    errors += String(chunk)
  })
  vite.stdout.on('data', (chunk) => {
    // Without a strict port, it would start.
    if (String(chunk).includes('Local:')) vite.kill()
  })
  await once(vite, 'close')
  expect(vite.exitCode).toBe(1)
  expect(errors).toContain(`Port ${port} is already in use`)
})
