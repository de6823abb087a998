import { chromium } from '@playwright/test'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { preview } from 'vite'
import { findChromium } from './chromium.js'

/**
 * Measures what the built pages fetch, by loading each in Chromium, in a separate browser context.
 * Sizes are in kB (1 kB = 1000 bytes) of gzip; of brotli for HTML, and uncompressed for fonts and
 * pictures.
 *
 * 'JS before interactive' is every script that a page has fetched until it's hydrated and idle.
 * Timers of a second or more and idle callbacks are delayed until then, so that it doesn't include
 * what an idle page prefetches. It doesn't include the mock backend either: scripts that the manifest
 * only reaches from `src/mocks`. The mock's row and the last line also count what home fetches after
 * the delayed work has run.
 *
 * With `--chunks` the scripts of every row are listed. Fails when something is over its budget, and
 * lists the scripts that have grown since the last run that was within all budgets.
 */
const DIST = process.env.DIST ?? 'dist'
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

/**
 * Today's sizes plus about 3 kB of JS, which leaves room for a small feature. Lower a budget whenever
 * its page gets smaller.
 */
const pages = [
  { name: 'home', path: '/', viewport: DESKTOP, js: 202, html: 11.9, withIdleWork: true },
  { name: 'listing on a phone', path: '/productlisting', viewport: PHONE, js: 214.5, html: 16.4 },
  { name: 'listing on a desktop', path: '/productlisting', viewport: DESKTOP, js: 224 },
  { name: 'login', path: '/login', viewport: DESKTOP, js: 208, html: 12.8 },
  { name: 'cart', path: '/mycart', viewport: DESKTOP, js: 209.5, signedIn: true },
]
const MOCK_BUDGET = 50
/** The whole build, which the service worker precaches once a first visit is idle. */
const OFFLINE_BUDGET = 700
/** The preloaded fonts of home. One more, such as an accented letter's, is over it. */
const FONTS_BUDGET = 26
/** With its headers it fits into the first round trip of a connection, which carries 14.6 kB. */
const LARGEST_FONT_BUDGET = 14
const ILLUSTRATION_BUDGET = 6

const LAST_GOOD_RUN = 'node_modules/.cache/frond/sizes.json'

/** Longer than the mock's delay, so that requests after a response are included. */
const QUIET_MS = 600
const TIMEOUT_MS = 30_000

const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))
const isMock = (key) => key.startsWith('src/mocks/')

/** The files of some modules and of their static and dynamic imports. */
function filesFrom(keys, follows = () => true, found = new Set()) {
  for (const key of keys) {
    const { file, imports = [], dynamicImports = [] } = manifest[key]
    if (found.has(file) || !follows(key)) continue
    found.add(file)
    filesFrom([...imports, ...dynamicImports], follows, found)
  }
  return found
}

const ofShop = filesFrom(
  Object.keys(manifest).filter((key) => manifest[key].isEntry),
  (key) => !isMock(key),
)
const reachedFromMock = filesFrom(Object.keys(manifest).filter(isMock))
const isOfMock = (file) => reachedFromMock.has(file) && !ofShop.has(file)

const gzip = (content) => gzipSync(content, { level: 9 }).length / 1000
const brotli = (content) => brotliCompressSync(content).length / 1000
const weigh = (file) =>
  /\.(woff2|png|webp|avif|jpg)$/.test(file)
    ? statSync(`${DIST}/${file}`).size / 1000
    : gzip(readFileSync(`${DIST}/${file}`))
const sum = (files) => files.reduce((total, file) => total + weigh(file), 0)
const isScript = (file) => file.startsWith('assets/') && file.endsWith('.js')

/** Runs in the page before any other script. */
function holdIdleWork() {
  const page = globalThis
  const { setTimeout, clearTimeout } = page
  const held = new Map()
  const hold = (work) => {
    const id = setTimeout(() => undefined)
    held.set(id, work)
    return id
  }
  page.setTimeout = (work, delay = 0, ...args) =>
    delay < 1000 ? setTimeout(work, delay, ...args) : hold(() => work(...args))
  page.clearTimeout = (id) => {
    held.delete(id)
    clearTimeout(id)
  }
  page.requestIdleCallback = hold
  page.cancelIdleCallback = page.clearTimeout
  page.doIdleWork = () => {
    for (const work of held.values()) work({ didTimeout: true, timeRemaining: () => 0 })
  }
}

function isHydrated() {
  const heading = globalThis.document.querySelector('main h1')
  return Object.keys(heading ?? {}).some((key) => key.startsWith('__reactProps'))
}

const server = await preview({
  logLevel: 'error',
  build: { outDir: DIST },
  preview: { port: Number(process.env.E2E_PORT ?? 4174), strictPort: false },
})
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const options = { baseURL: server.resolvedUrls?.local[0] }

/** Records what a context fetches, each file once, and separately what the service worker precaches. */
function follow(context) {
  const traffic = { files: new Set(), precached: new Set(), open: 0, last: Date.now() }
  const ended = (request) => {
    const file = decodeURIComponent(new URL(request.url()).pathname).slice(1)
    const files = request.serviceWorker() ? traffic.precached : traffic.files
    if (file !== '' && existsSync(`${DIST}/${file}`)) files.add(file)
    traffic.open -= 1
    traffic.last = Date.now()
  }
  context.on('request', () => (traffic.open += 1))
  context.on('requestfinished', ended)
  context.on('requestfailed', ended)
  return traffic
}

async function settled(traffic) {
  const deadline = Date.now() + TIMEOUT_MS
  while (traffic.open > 0 || Date.now() - traffic.last < QUIET_MS) {
    if (Date.now() > deadline) throw new Error('The page never becomes idle.')
    await sleep(50)
  }
}

/** What a page fetches until it's interactive; if asked, also what its idle work fetches. */
async function visit({ path, viewport, withIdleWork }, storageState) {
  const context = await browser.newContext({ ...options, viewport, storageState })
  const traffic = follow(context)
  const page = await context.newPage()
  await page.addInitScript(holdIdleWork)
  const response = await page.goto(path)
  await page.waitForFunction(isHydrated, undefined, { timeout: TIMEOUT_MS })
  await settled(traffic)
  const before = [...traffic.files]
  if (withIdleWork) {
    await page.evaluate(() => globalThis.doIdleWork())
    await settled(traffic)
  }
  const html = brotli(await response.body())
  await context.close()
  return { before, all: [...traffic.files], precached: [...traffic.precached], html }
}

/** Signs the demo user in and returns the browser's storage state. */
async function signIn() {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto('/login')
  await page.waitForFunction(isHydrated)
  await page.getByRole('button', { name: 'Login with test credentials' }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('link', { name: 'Profile' }).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

/** The bytes of some scripts by name, without the hash that changes with their content. */
function bytesByName(scripts) {
  const bytes = {}
  for (const file of scripts) {
    const name = file.replace(/-[\w-]{8}(?=\.js$)/, '')
    bytes[name] = (bytes[name] ?? 0) + Math.round(weigh(file) * 1000)
  }
  return bytes
}

const lastGoodRun = existsSync(LAST_GOOD_RUN) ? JSON.parse(readFileSync(LAST_GOOD_RUN, 'utf8')) : {}
const thisRun = {}

function listGrowth(row, scripts) {
  const before = lastGoodRun[row]
  if (!before) return
  for (const [name, bytes] of Object.entries(bytesByName(scripts))) {
    const growth = bytes - (before[name] ?? 0)
    if (growth > 0)
      console.log(`  ${name in before ? 'grew by' : 'is new,'} ${growth} bytes: ${name}`)
  }
}

function report(name, size, budget, scripts = []) {
  const excess = Math.round((size - budget) * 1000)
  const verdict =
    size <= budget ? 'ok' : `TOO LARGE by ${excess} bytes (--chunks lists the scripts)`
  console.log(`${name.padEnd(44)} ${size.toFixed(1).padStart(6)} kB of ${budget} kB  ${verdict}`)
  thisRun[name] = bytesByName(scripts)
  if (size > budget) {
    process.exitCode = 1
    listGrowth(name, scripts)
  }
  if (!process.argv.includes('--chunks')) return
  for (const file of scripts) console.log(`  ${weigh(file).toFixed(1).padStart(6)} kB  ${file}`)
}

try {
  const visits = await Promise.all(
    pages.map(async ({ signedIn, ...page }) => visit(page, signedIn ? await signIn() : undefined)),
  )
  for (const [index, { name, js, html }] of pages.entries()) {
    const scripts = visits[index].before.filter((file) => isScript(file) && !isOfMock(file))
    report(`${name}: JS before interactive`, sum(scripts), js, scripts)
    if (html) report(`${name}: HTML`, visits[index].html, html)
  }
  const [firstVisit] = visits
  const mock = firstVisit.all.filter(isOfMock)
  report('mock backend, as a visitor fetches it', sum(mock), MOCK_BUDGET, mock)
  const fonts = firstVisit.all.filter((file) => file.endsWith('.woff2'))
  report('fonts', sum(fonts), FONTS_BUDGET)
  report('the largest font', Math.max(...fonts.map(weigh)), LARGEST_FONT_BUDGET)
  report('precached', sum(firstVisit.precached), OFFLINE_BUDGET, firstVisit.precached)
  const drawn = ['plants', 'illustrations'].flatMap((folder) =>
    readdirSync(`${DIST}/${folder}`)
      .filter((file) => file.endsWith('.svg'))
      .map((file) => statSync(`${DIST}/${folder}/${file}`).size),
  )
  report('the largest illustration', Math.max(...drawn) / 1000, ILLUSTRATION_BUDGET)
  const { all, html } = firstVisit
  console.log(
    `A first visit of home fetches ${(html + sum(all)).toFixed(1)} kB in ${all.length + 1} files, ` +
      `${sum(all.filter(isScript)).toFixed(1)} kB of it JS.`,
  )
  if (!process.exitCode) {
    mkdirSync(dirname(LAST_GOOD_RUN), { recursive: true })
    writeFileSync(LAST_GOOD_RUN, JSON.stringify(thisRun))
  }
} finally {
  await browser.close()
  await server.close()
}
