import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig, loadEnv, normalizePath, type Plugin } from 'vite'
import { staticHost } from './scripts/staticHost.js'

/** A module's id, with forward slashes on Windows too. */
const inProject = (path: string) => normalizePath(fileURLToPath(new URL(path, import.meta.url)))

/**
 * Prefixes the paths of pictures in `public` with `VITE_BASE`. Without a base there's nothing to do.
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

/** Retires the worker of a build that was served at the same port, whose pages would be shown instead. */
function retiredWorker(): Plugin {
  return {
    name: 'frond-retired-worker',
    configureServer: ({ middlewares, config: { base } }) => {
      middlewares.use(`${base}serviceWorker.js`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(readFileSync(inProject('deploy/retiredWorker.js')))
      })
    },
  }
}

export default defineConfig(({ command, mode }) => ({
  base: loadEnv(mode, process.cwd())['VITE_BASE'] ?? '/',
  plugins: [publicPictures(), react(), staticHost(), retiredWorker()],
  resolve: {
    tsconfigPaths: true,
    // The reason for each, and what the build would grow by, in kB of gzip, is in its file.
    alias: [
      { find: 'tough-cookie', replacement: inProject('src/shims/noCookies.ts') },
      { find: 'goober', replacement: inProject('src/shims/toastStyles.ts') },
      ...(command === 'build'
        ? [{ find: /.*\/TouchRipple\.mjs$/, replacement: inProject('src/shims/noRipple.ts') }]
        : []),
    ],
  },
  build: {
    target: browserslistToEsbuild(),
    // Every supported browser preloads modules (docs/browsers.md).
    modulePreload: { polyfill: false },
    manifest: true,
    // The notices that the bundled packages' licences ask for.
    license: { fileName: 'licenses.txt' },
    // The font of the rupee sign, 1 kB, would be part of every page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Separate from the entry, whose style sheet the build has inlined: a page would wait for it.
            {
              name: 'preload',
              test: /preload-helper|src[\\/](theme[\\/]wide|platform[\\/](loadCode|saveData))\.ts$/,
            },
            // All that the app starts with.
            { name: 'react', test: /react-dom[\\/]client\.js$/ },
            { name: 'theme', test: /src[\\/]theme[\\/]theme\.ts$/ },
            { name: 'store', test: /src[\\/]app[\\/]store\.ts$/ },
            { name: 'shop', test: /src[\\/]startup[\\/]startApp\.tsx$/ },
            // What most pages share, in one chunk instead of a dozen small ones that compress badly.
            { name: 'shared', minShareCount: 7, test: /[\\/](src|@mui)[\\/]/ },
          ],
        },
      },
    },
  },
  optimizeDeps: {
    // Otherwise Vite scans every HTML file, including the package's example.
    entries: ['index.html'],
  },
  // A backend allows requests from the app's origin only, and the port is part of it.
  server: { strictPort: loadEnv(mode, process.cwd())['VITE_API_URL'] !== undefined },
  preview: { port: 4173, strictPort: true },
}))
