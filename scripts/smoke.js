import { importTypeScript } from './importTypeScript.js'

/** Checks a deployed shop: `npm run smoke -- --url https://shop.example/`. */
const [, given] = process.argv.slice(process.argv.indexOf('--url'))
if (!process.argv.includes('--url') || !URL.canParse(given)) {
  console.error('Name the shop: npm run smoke -- --url https://shop.example/')
  process.exit(1)
}
const root = new URL(given.endsWith('/') ? given : `${given}/`)
const { htmlFiles } = await importTypeScript('src/navigation/pages.ts')
const pages = htmlFiles().filter(({ path }) => path !== '/404')
const listing = pages.find(({ path }) => path === '/productlisting')

const hasPolicy = { 'content-security-policy': /^default-src 'none'(?!.*unsafe-(inline|eval))/ }
const isRevalidated = { 'cache-control': /no-cache|max-age=0/ }
const ofDocument = {
  ...hasPolicy,
  ...isRevalidated,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'permissions-policy': /camera=\(\)/,
}
const isScript = { 'content-type': /javascript/ }
const hasNoPolicy = { 'content-security-policy': /^none$/ }

let failures = 0

/** Requests a path and compares the status, the headers and, if given, a part of the text. */
async function check(path, { status = 200, headers = {}, part = '' }) {
  const url = new URL(path.replace(/^\//, ''), root)
  const reply = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  const text = await reply.text()
  const wrong = Object.entries(headers)
    .map(([name, rule]) => ({ name, rule, value: reply.headers.get(name) ?? 'none' }))
    .filter(({ rule, value }) => !rule.test(value))
    .map(({ name, value }) => `${name}: ${value}`)
  if (reply.status !== status) wrong.push(`status ${reply.status} instead of ${status}`)
  if (!text.includes(part)) wrong.push(`without ${part}`)
  if (wrong.length > 0) failures += 1
  console.log(wrong.length > 0 ? `FAIL ${path}: ${wrong.join('; ')}` : `ok   ${path}`)
  return text
}

try {
  for (const { path, title } of [...pages, { ...listing, path: '/productListing' }]) {
    await check(path, { headers: ofDocument, part: `<title>${title}</title>` })
    if (path !== '/') await check(`${path}/`, { headers: hasPolicy })
  }
  // Its policy is a header or a `<meta>`.
  await check('/no/such/page', { status: 404, part: 'This page is missing' })
  await check('/no/such/page', { status: 404, part: "default-src 'none'" })
  for (const worker of ['/serviceWorker.js', '/mockServiceWorker.js'])
    await check(worker, { headers: { ...isScript, ...isRevalidated, ...hasPolicy } })
  const home = await check('/', {})
  const [script = '/assets/'] = /\/assets\/[^"]+\.js(?=")/.exec(home) ?? []
  await check(script, {
    headers: { ...isScript, ...hasNoPolicy, 'cache-control': /immutable/ },
  })
  await check('/assets/none.js', { status: 404 })
  await check('/manifest.webmanifest', { headers: { 'content-type': /manifest\+json/ } })
  await check('/plants/peace-lily.svg', { headers: { ...hasNoPolicy, 'content-type': /svg/ } })
} catch (error) {
  failures += 1
  console.log(`FAIL ${root.href} doesn't answer: ${error.cause?.message ?? error.message}`)
}
console.log(failures === 0 ? 'The shop is up.' : `${failures} checks failed.`)
process.exitCode = failures === 0 ? 0 : 1
