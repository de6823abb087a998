import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { expect, test } from '../e2e/fixtures'
import { waitUntilPrecached } from '../e2e/worker'
import { Host } from '../support/host'

const COMPONENT = 'src/app/layout/Footer.tsx'
const TEXT = 'Questions about a plant?'
const EDITED = 'Questions about a pot?'

let cacheDir: string
let server: ViteDevServer
let build: Host
let isEdited = false

/** The file itself is only touched, so that a test that is interrupted leaves nothing behind. */
const editComponent: Plugin = {
  name: 'edit-component',
  enforce: 'pre',
  transform: (code, id) =>
    isEdited && id.endsWith(COMPONENT) ? code.replace(TEXT, EDITED) : undefined,
}

test.beforeAll(async () => {
  build = new Host('dist')
  await build.start()
  const { port } = new URL(build.origin)
  cacheDir = mkdtempSync(join(tmpdir(), 'frond-vite-'))
  server = await createServer({
    cacheDir,
    logLevel: 'warn',
    plugins: [editComponent],
    server: { port: Number(port), strictPort: true },
  })
})

test.afterAll(async () => {
  await server.close()
  rmSync(cacheDir, { recursive: true, force: true })
})

test.use({
  expectedNoise: [
    // The build's worker is replaced during a page's first call, which the page answers itself.
    /status of 404.*\/api\/products$/,
    // Redux Toolkit's own checks, on a busy machine.
    /Middleware took \d+ms/,
  ],
})

test('the development server starts with a cold cache, and replaces a component in place', async ({
  page,
}) => {
  await test.step('a build that was served at this port gives way at once', async () => {
    await page.goto(build.origin)
    await waitUntilPrecached(page)
    await build.stop()
    await server.listen()
    await page.goto(build.origin)
    await expect(page.locator('script[src="/@vite/client"]')).toBeAttached()
  })
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}productlisting`)
  await expect(page.getByRole('article')).toHaveCount(9)
  await expect(page.getByText(TEXT)).toBeVisible()
  expect(loads, 'one load and at most one reload').toBeLessThanOrEqual(2)

  const settled = loads
  const search = page.getByLabel('Search plants')
  await search.fill('lily')
  await expect(page.getByRole('article')).toHaveCount(1)
  isEdited = true
  utimesSync(COMPONENT, new Date(), new Date())
  await expect(page.getByText(EDITED)).toBeVisible()
  await expect(search).toHaveValue('lily')
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(loads, 'no reload for a component').toBe(settled)
})
