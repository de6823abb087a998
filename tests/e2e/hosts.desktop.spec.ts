import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { htmlFiles } from '@/navigation/pages'
import { headersFor } from '../../scripts/headers.js'
import { expect, test } from './fixtures'

const DIST = 'dist'
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

type Reply = { file: string } | { location: string } | undefined

const isFile = (path: string) => existsSync(DIST + path) && statSync(DIST + path).isFile()
const withoutSlash = (path: string) => path.replace(/(.)\/+$/, '$1')

/** Cloudflare Pages redirects every page to its path without `.html` and without a slash. */
function cloudflareFile(path: string): Reply {
  const page = /^(.*?)(?:\/index)?\.html$/.exec(path)?.[1]
  if (page !== undefined && isFile(path)) return { location: page === '' ? '/' : page }
  if (isFile(path)) return { file: path }
  if (path === '/') return { file: '/index.html' }
  if (!isFile(`${withoutSlash(path)}.html`)) return undefined
  return path.endsWith('/') ? { location: withoutSlash(path) } : { file: `${path}.html` }
}

/** Netlify serves a page with and without `.html`, and with and without a slash. */
function netlifyFile(path: string): Reply {
  if (path === '/') return { file: '/index.html' }
  return [path, `${withoutSlash(path)}.html`].filter(isFile).map((file) => ({ file }))[0]
}

/** From the hosts' documentation and `wrangler pages dev`. Both distinguish case. */
const hosts = [
  { name: 'Cloudflare Pages', fileAt: cloudflareFile, rulesFirst: true, same: String },
  { name: 'Netlify', fileAt: netlifyFile, rulesFirst: false, same: withoutSlash },
]
type Host = (typeof hosts)[number]

/** What a host responds to a path, by the rules of `_redirects`. */
function replyTo({ fileAt, rulesFirst, same }: Host, path: string): Reply {
  const rules = readFileSync(join(DIST, '_redirects'), 'utf8').split('\n')
  const [, to] = rules.map((rule) => rule.split(' ')).find(([from]) => from === same(path)) ?? []
  const rewritten = to === undefined ? undefined : fileAt(to)
  return rulesFirst ? (rewritten ?? fileAt(path)) : (fileAt(path) ?? rewritten)
}

function serve(host: Host): Server {
  return createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    const reply = replyTo(host, path)
    response.setHeaders(
      new Map(Object.entries(headersFor(readFileSync(join(DIST, '_headers'), 'utf8'), path))),
    )
    if (reply && 'location' in reply) {
      response.writeHead(308, { location: reply.location }).end()
      return
    }
    const file = reply?.file ?? '/404.html'
    response.writeHead(reply ? 200 : 404, { 'content-type': types[extname(file)] ?? 'text/plain' })
    createReadStream(DIST + file).pipe(response)
  }).listen(0)
}

const pages = htmlFiles()
  .map(({ path }) => path)
  .filter((path) => path !== '/404' && path !== '/')
const spellings = [
  { spelling: 'as it is', spell: (path: string) => path, isFound: true },
  { spelling: 'with a slash at the end', spell: (path: string) => `${path}/`, isFound: true },
  { spelling: 'with .html', spell: (path: string) => `${path}.html`, isFound: true },
  // The 404 page recognises it.
  { spelling: 'in capitals', spell: (path: string) => path.toUpperCase(), isFound: false },
]

for (const host of hosts)
  test(`on ${host.name} every page opens with its policy, however it is written`, async ({
    browser,
  }) => {
    test.slow()
    const server = serve(host)
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The host has no port.')
    // Without a worker, which would respond itself from the second page on.
    const context = await browser.newContext({
      baseURL: `http://localhost:${String(address.port)}`,
      serviceWorkers: 'block',
    })
    try {
      const page = await context.newPage()
      for (const { spelling, spell, isFound } of spellings)
        for (const path of pages) {
          // Nobody links to the files; Cloudflare's own redirects pass through them.
          if (spelling === 'with .html' && !('location' in (replyTo(host, spell(path)) ?? {})))
            continue
          const where = `${path} ${spelling}`
          const response = await page.goto(spell(path))
          expect(response?.status(), where).toBe(isFound ? 200 : 404)
          const policy = isFound
            ? response?.headers()['content-security-policy']
            : await page.content()
          expect(policy, where).toContain("default-src 'none'")
          await expect(page, where).not.toHaveTitle(/^Frond \| This page is missing$|^Frond$/)
        }
      const missing = await page.goto('/no/such/page')
      expect(missing?.status()).toBe(404)
      await expect(page).toHaveTitle('Frond | This page is missing')
    } finally {
      await context.close()
      server.close()
      server.closeAllConnections()
    }
  })
