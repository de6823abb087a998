import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv, normalizePath, type Plugin } from 'vite'
import { builtTheme } from './scripts/builtTheme.js'
import { explainPortInUse } from './scripts/explainPortInUse.js'
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

const shop = inProject('src/startup/startApp.tsx')
const api = inProject('src/api/api.ts')
const endpoints = inProject('src/contract/endpoints.ts')
const store = inProject('src/app/store.ts')
const tokens = inProject('src/theme/tokens.ts')
const theme = inProject('src/theme/theme.ts')

type ModuleInfo = { importedIds: readonly string[] } | null

/** Some modules and everything that they import statically. */
function neededBy(
  entries: readonly string[],
  getModuleInfo: (id: string) => ModuleInfo,
): Set<string> {
  const found = new Set<string>()
  const find = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    getModuleInfo(id)?.importedIds.forEach(find)
  }
  entries.forEach(find)
  return found
}

/** Reachable from the entry through the index of @mui/system, but only used by the addresses. */
const lateParts = /@mui[\\/]system[\\/]Grid[\\/]/

/** A chunk of the modules that `entry` needs, if their path matches and no earlier chunk has them. */
function startStep(name: string, entry: string | string[], path = /./) {
  let needed: Set<string> | undefined
  return {
    debugName: name,
    test: path,
    name: (id: string, context: { getModuleInfo: (id: string) => ModuleInfo }) => {
      needed ??= neededBy([entry].flat(), (each) => context.getModuleInfo(each))
      return needed.has(id) && !lateParts.test(id) ? name : null
    },
  }
}

/**
 * The code that the app starts with, one chunk for each step of src/startup/main.ts, which evaluates
 * each in a separate task: few requests, and no long task.
 */
const startSteps = [
  startStep('react', shop, /node_modules[\\/](react|react-dom|scheduler)[\\/]/),
  startStep('styles', tokens, /node_modules[\\/]/),
  startStep('tokens', tokens),
  startStep('mui', shop, /node_modules[\\/]@mui[\\/]/),
  startStep('theme', theme),
  // The calls beside the lists, with which they compress better.
  startStep('api', [api, endpoints]),
  startStep('store', store),
  startStep('shop', shop),
]

export default defineConfig(({ command, mode }) => ({
  base: loadEnv(mode, process.cwd())['VITE_BASE'] ?? '/',
  plugins: [
    publicPictures(),
    builtTheme(),
    react(),
    staticHost(),
    retiredWorker(),
    explainPortInUse(),
  ],
  resolve: {
    // The reason for each, and what the build would grow by, in kB of gzip, is in its file.
    alias: [
      { find: 'tough-cookie', replacement: inProject('src/shims/noCookies.ts') },
      { find: 'goober', replacement: inProject('src/shims/toastStyles.ts') },
      ...(command === 'build'
        ? [
            { find: /.*\/TouchRipple\.mjs$/, replacement: inProject('src/shims/noRipple.ts') },
            { find: '@emotion/is-prop-valid', replacement: inProject('src/shims/isDomProp.ts') },
          ]
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
            // Separate from the entry: otherwise every lazy page would wait for the entry's style
            // sheet, which the build has already inlined.
            {
              name: 'preload',
              test: /preload-helper|src[\\/]startup[\\/](hydrationReplay|nextTask)\.ts$|src[\\/](theme[\\/]wide|platform[\\/](leavingPage|loadChunk))\.ts$/,
            },
            ...startSteps,
            // Form fields, which pages without a form shouldn't fetch.
            {
              name: 'fields',
              test: /@mui[\\/]material[\\/](FormControl|FormHelperText|InputLabel)[\\/]|src[\\/]components[\\/](TextInput|useRequiredFields)\.ts/,
            },
            // What most pages share, in one chunk instead of a dozen small ones that compress badly.
            {
              name: 'shared',
              minShareCount: 7,
              test: /src[\\/](contract|components|notifications|navigation|platform|features|api|sync|store|startup|app)[\\/]|@mui[\\/]/,
            },
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
