import react from '@vitejs/plugin-react'
import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { defineConfig, type Plugin } from 'vite'
import { inShell, prerendered } from './scripts/prerenderedRoutes.js'

/** The 404 page, for any address that is none of the shop's. */
function answerNotFound(outDir: string, request: IncomingMessage, response: ServerResponse): void {
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
 * `vite preview` as the host that the build is made for: compressed files where they exist, the
 * shop's routes without regard to case (as they match), prerendered or from `200.html`, and the
 * 404 page with its status for all the rest.
 */
function staticHost(): Plugin {
  const pages = new Set(prerendered.map(({ path }) => path))
  const shells = new Set(inShell)
  return {
    name: 'frond-static-host',
    configurePreviewServer({ config, middlewares }) {
      const outDir = resolve(config.root, config.build.outDir)
      const serve = sirv(outDir, {
        // Looks at the files anew for each request: a build may replace them meanwhile.
        dev: true,
        brotli: true,
        gzip: true,
        etag: true,
        setHeaders: (response, path) => {
          const isNamedByContent = path.startsWith('/assets/')
          response.setHeader(
            'Cache-Control',
            isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
          )
        },
      })
      middlewares.use((request, response) => {
        const [path = '/', search] = (request.url ?? '/').split('?')
        const page = path.toLowerCase().replace(/(.)\/+$/, '$1')
        const notFound = () => {
          answerNotFound(outDir, request, response)
        }
        if (page === '/404') {
          notFound()
          return
        }
        if (shells.has(page)) request.url = '/200.html'
        else if (pages.has(page)) request.url = search === undefined ? page : `${page}?${search}`
        serve(request, response, notFound)
      })
    },
  }
}

const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(({ command }) => ({
  plugins: [react(), staticHost()],
  resolve: {
    alias: [
      // MSW's cookie jar and its list of public suffixes weigh 120 kB; this backend uses no cookies.
      { find: 'tough-cookie', replacement: inProject('src/mocks/noCookies.ts') },
      // For emotion's withTheme, which nobody calls, and which would bring a second react-is.
      { find: 'hoist-non-react-statics', replacement: inProject('src/theme/noStatics.ts') },
      // Notistack's own way to write styles is refused by a strict Content-Security-Policy.
      { find: 'goober', replacement: inProject('src/notifications/toastStyles.ts') },
      ...(command === 'build'
        ? [
            {
              // The package exports its development build only.
              find: /^react-router$/,
              replacement: inProject('node_modules/react-router/dist/production/index.mjs'),
            },
          ]
        : []),
    ],
  },
  build: {
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Apart from the entry, whose style sheet every lazy page would otherwise wait for,
            // although the build writes it into the pages.
            { name: 'preload', test: /preload-helper/ },
            {
              name: 'store',
              test: /node_modules[\\/](@reduxjs|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store|react-router|react-router-dom|valibot)[\\/]/,
            },
            // The steps of src/main.ts before the shop, each evaluated in a task of its own.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'theme',
              // What few pages use must not load with the first.
              minShareCount: 8,
              test: /src[\\/]theme[\\/]theme\.ts$|@emotion[\\/]|@mui[\\/](material[\\/]styles|styled-engine)[\\/]/,
            },
            // One chunk instead of a dozen small ones, which compress badly: what most pages share.
            {
              name: 'shared',
              minShareCount: 6,
              test: /src[\\/](contract|components|notifications|features)[\\/]|src[\\/]app[\\/](api|hooks|paths|backend)|@mui[\\/](utils|system|material[\\/](?!styles))/,
            },
          ],
        },
      },
    },
  },
  preview: { port: 4173 },
}))
