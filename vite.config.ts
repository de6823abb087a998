import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { staticHost } from './scripts/staticHost.js'

const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Pictures of `public` are named by their path, which under `VITE_BASE` begins with it. Where the
 * shop has a host for itself there is nothing to do.
 */
function publicPictures(): Plugin {
  let base = '/'
  return {
    name: 'frond-public-pictures',
    configResolved: (config) => {
      ;({ base } = config)
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler: (code) =>
        base === '/'
          ? undefined
          : { code: code.replace(/(['"`])\/(illustrations|plants)\//g, `$1${base}$2/`), map: null },
    },
  }
}

export default defineConfig(({ command, mode }) => ({
  base: loadEnv(mode, process.cwd())['VITE_BASE'] ?? '/',
  plugins: [publicPictures(), react(), staticHost()],
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
            {
              name: 'preload',
              test: /preload-helper|src[\\/]app[\\/](staleChunks|hydrationReplay|firstPaint)\.ts$|src[\\/]theme[\\/]wide\.ts$/,
            },
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
