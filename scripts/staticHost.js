import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sirv from 'sirv'
import { headersFor } from './headers.js'

/** The 404 page, for any other path. */
function answerNotFound(outDir, headers, request, response) {
  response.setHeaders(headers)
  const isCompressed = /\bbr\b/.test(String(request.headers['accept-encoding']))
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-cache',
    ...(isCompressed && { 'Content-Encoding': 'br' }),
  })
  if (request.method === 'HEAD') response.end()
  else createReadStream(resolve(outDir, isCompressed ? '404.html.br' : '404.html')).pipe(response)
}

/**
 * Responds like the static host that the build is made for: with the headers from `_headers`, compressed
 * files where they exist, routes matched case-insensitively, and the 404 page for any other path.
 *
 * @param {{ outDir: string, base: string }} build
 * @returns {import('node:http').RequestListener}
 */
export function serveBuild({ outDir, base }) {
  const serve = sirv(outDir, {
    // Reads the files for each request, because a build may replace them meanwhile.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response) => {
      if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache')
    },
  })
  return (request, response) => {
    const [url = '/', search] = (request.url ?? '/').split('?')
    const pathname = url.replace(/\/{2,}/g, '/')
    const file = readFileSync(resolve(outDir, '_headers'), 'utf8')
    const headers = (path) => new Map(Object.entries(headersFor(file, base + path)))
    const notFound = () => {
      answerNotFound(outDir, headers('404.html'), request, response)
    }
    if (!pathname.startsWith(base)) {
      notFound()
      return
    }
    const path = `/${pathname.slice(base.length)}`
    const page = path.toLowerCase().replace(/(.)\/$/, '$1')
    if (page === '/404') {
      notFound()
      return
    }
    const target = existsSync(resolve(outDir, `.${page}.html`)) ? page : path
    response.setHeaders(headers(target.slice(1)))
    request.url = search === undefined ? target : `${target}?${search}`
    serve(request, response, notFound)
  }
}

/** Makes `vite preview` respond like that host. */
export function staticHost() {
  return {
    name: 'frond-static-host',
    configurePreviewServer({ config, middlewares }) {
      const outDir = resolve(config.root, config.build.outDir)
      middlewares.use(serveBuild({ outDir, base: config.base }))
    },
  }
}
