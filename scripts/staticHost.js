import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sirv from 'sirv'
import { headersFor, REVALIDATED } from './headers.js'

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
      if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', REVALIDATED)
    },
  })
  return (request, response) => {
    const rules = readFileSync(resolve(outDir, '_headers'), 'utf8')
    const setHeaders = (path) => {
      response.setHeaders(new Map(Object.entries(headersFor(rules, base + path))))
    }
    const answerNotFound = () => {
      setHeaders('404.html')
      response.writeHead(404, {
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': REVALIDATED,
      })
      createReadStream(resolve(outDir, '404.html')).pipe(response)
    }
    const [url = '/', search] = (request.url ?? '/').split('?')
    const pathname = url.replace(/\/{2,}/g, '/')
    if (`${pathname}/` === base) {
      response.writeHead(301, { Location: base }).end()
      return
    }
    const path = `/${pathname.slice(base.length)}`
    const page = path.toLowerCase().replace(/(.)\/$/, '$1')
    if (!pathname.startsWith(base) || page === '/404') {
      answerNotFound()
      return
    }
    const target = existsSync(resolve(outDir, `.${page}.html`)) ? page : path
    setHeaders(target.slice(1))
    request.url = search === undefined ? target : `${target}?${search}`
    serve(request, response, answerNotFound)
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
