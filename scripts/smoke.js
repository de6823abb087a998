import { htmlFiles } from './htmlFiles.js'

/** Checks a deployed shop: `npm run smoke -- --url https://shop.example/`. */
const [, given] = process.argv.slice(process.argv.indexOf('--url'))
if (!process.argv.includes('--url') || !URL.canParse(given)) {
  console.error('Name the shop: npm run smoke -- --url https://shop.example/')
  process.exit(1)
}
const root = new URL(given.endsWith('/') ? given : `${given}/`)
const at = (path) => new URL(path.replace(/^\//, ''), root)

const pages = htmlFiles.filter(({ path }) => path !== '/404')
const [listing] = pages.filter(({ path }) => path === '/productlisting')

let failures = 0
function check(what, isTrue, found = '') {
  if (!isTrue) failures += 1
  console.log(`${isTrue ? 'ok  ' : 'FAIL'} ${what}${isTrue || found === '' ? '' : `: ${found}`}`)
}

async function get(path) {
  const response = await fetch(at(path), { signal: AbortSignal.timeout(10_000) })
  return { response, text: await response.text() }
}

const header = ({ response }, name) => response.headers.get(name) ?? 'none'
const type = (reply) => header(reply, 'content-type')

async function checkPages() {
  for (const { path, title } of [...pages, { ...listing, path: '/productListing' }]) {
    const reply = await get(path)
    const isPage = reply.text.includes(`<title>${title}</title>`)
    check(`${path} is the page '${title}'`, reply.response.status === 200 && isPage)
    const { response } = await get(`${path.replace(/\/$/, '')}/`)
    check(`${path} opens with a slash at its end, too`, response.status === 200, response.status)
  }
  const missing = await get('/no/such/page')
  const isMissing = missing.response.status === 404 && missing.text.includes('This page is missing')
  check('an unknown path gets the 404 page', isMissing, missing.response.status)
}

async function checkHeaders(page) {
  const policy = header(page, 'content-security-policy')
  check('a strict Content-Security-Policy', /default-src 'none'/.test(policy), policy)
  check("no 'unsafe-inline', no 'unsafe-eval'", !/unsafe-(inline|eval)/.test(policy), policy)
  for (const [name, value] of [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ])
    check(`${name}: ${value}`, header(page, name) === value, header(page, name))
  check('permissions-policy', header(page, 'permissions-policy') !== 'none')
  check('x-frame-options: DENY', header(page, 'x-frame-options') === 'DENY')
  // A host that chooses headers by path must know every document and worker.
  const others = ['/productListing', '/serviceWorker.js', '/mockServiceWorker.js']
  for (const path of [...pages.map((each) => each.path), ...others]) {
    const found = header(await get(path), 'content-security-policy')
    check(`${path} has the policy`, found.includes("default-src 'none'"), found)
  }
  const missing = await get('/no/such/page')
  const isProtected = [header(missing, 'content-security-policy'), missing.text].some((text) =>
    text.includes("default-src 'none'"),
  )
  check('the 404 page has the policy, too', isProtected)
}

/** Browsers must revalidate pages and workers, but never files with a hash in their names. */
async function checkFiles(page) {
  const cache = (reply) => header(reply, 'cache-control')
  check('pages are revalidated', /no-cache|max-age=0/.test(cache(page)), cache(page))
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(page.text) ?? []
  const entry = await get(new URL(script, root).pathname.slice(root.pathname.length - 1))
  check('the script of the page is there', /javascript/.test(type(entry)), type(entry))
  check('and is cached for a year', /immutable/.test(cache(entry)), cache(entry))
  const worker = await get('/serviceWorker.js')
  check('the service worker is there', /javascript/.test(type(worker)), type(worker))
  check('and is revalidated', /no-cache|max-age=0/.test(cache(worker)), cache(worker))
  const manifest = await get('/manifest.webmanifest')
  check('the manifest is there', /manifest\+json/.test(type(manifest)), type(manifest))
  const picture = await get('/plants/peace-lily.svg')
  check('a picture is there', /svg/.test(type(picture)), type(picture))
  for (const [what, reply] of Object.entries({ script: entry, picture }))
    check(
      `the ${what} comes without the policy`,
      !reply.response.headers.has('content-security-policy'),
    )
  const none = await get('/assets/none.js')
  check('a file that was replaced is a 404', none.response.status === 404, none.response.status)
}

try {
  const home = await get('/')
  await checkPages()
  await checkHeaders(home)
  await checkFiles(home)
} catch (error) {
  check(`${root.href} answers`, false, error.cause?.message ?? error.message)
}
console.log(failures === 0 ? 'The shop is up.' : `${failures} checks failed.`)
process.exitCode = failures === 0 ? 0 : 1
