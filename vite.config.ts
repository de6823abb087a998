import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { defineConfig, type Plugin } from 'vite'
import { prerendered } from './scripts/prerenderedRoutes.js'

/**
 * `vite preview` as the host that the build is made for: compressed files where they exist,
 * prerendered pages without regard to case (as the routes match), `200.html` for all the rest.
 */
function staticHost(): Plugin {
  const pages = new Set(prerendered.map(({ path }) => path))
  return {
    name: 'frond-static-host',
    configurePreviewServer({ config, middlewares }) {
      const serve = sirv(resolve(config.root, config.build.outDir), {
        // Looks at the files anew for each request: a build may replace them meanwhile.
        dev: true,
        brotli: true,
        gzip: true,
        etag: true,
        single: '200.html',
        setHeaders: (response, path) => {
          const isNamedByContent = path.startsWith('/assets/')
          response.setHeader(
            'Cache-Control',
            isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
          )
        },
      })
      middlewares.use((request, response, next) => {
        const [path = '/', search] = (request.url ?? '/').split('?')
        const page = path.toLowerCase().replace(/(.)\/+$/, '$1')
        if (pages.has(page)) request.url = search === undefined ? page : `${page}?${search}`
        serve(request, response, next)
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
