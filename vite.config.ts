import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv, normalizePath, type Plugin } from 'vite'
import { explainPortInUse } from './scripts/explainPortInUse.js'
import { staticHost } from './scripts/staticHost.js'

/** The id of a module: with forward slashes, on Windows too. */
const inProject = (path: string) => normalizePath(fileURLToPath(new URL(path, import.meta.url)))

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

const shop = inProject('src/startup/startApp.tsx')
const api = inProject('src/api/api.ts')
const store = inProject('src/app/store.ts')
const tokens = inProject('src/theme/tokens.ts')
const theme = inProject('src/theme/theme.ts')

type ModuleInfo = { importedIds: readonly string[] } | null

/** The modules that one needs before it runs, itself included. */
function neededBy(entry: string, getModuleInfo: (id: string) => ModuleInfo): Set<string> {
  const found = new Set<string>()
  const find = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    getModuleInfo(id)?.importedIds.forEach(find)
  }
  find(entry)
  return found
}

/** A chunk of what `entry` needs, as far as no chunk before it has it and its path matches. */
function startStep(name: string, entry: string, path = /./) {
  let needed: Set<string> | undefined
  return {
    debugName: name,
    test: path,
    name: (id: string, context: { getModuleInfo: (id: string) => ModuleInfo }) => {
      needed ??= neededBy(entry, (each) => context.getModuleInfo(each))
      return needed.has(id) ? name : null
    },
  }
}

/**
 * All that the shop starts with, by the steps of src/startup/main.ts, which evaluates each in a task of its
 * own: so they need few requests, and no task is long.
 */
const startSteps = [
  startStep('react', shop, /node_modules[\\/](react|react-dom|scheduler)[\\/]/),
  startStep('styles', tokens, /node_modules[\\/]/),
  startStep('tokens', tokens),
  startStep('mui', shop, /node_modules[\\/]@mui[\\/]/),
  startStep('theme', theme),
  startStep('api', api),
  startStep('store', store),
  startStep('shop', shop),
]

export default defineConfig(({ command, mode }) => ({
  base: loadEnv(mode, process.cwd())['VITE_BASE'] ?? '/',
  plugins: [publicPictures(), react(), staticHost(), explainPortInUse()],
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
    target: browserslistToEsbuild(),
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Apart from the entry, whose style sheet every lazy page would otherwise wait for,
            // although the build writes it into the pages.
            {
              name: 'preload',
              test: /preload-helper|src[\\/]startup[\\/](staleChunks|hydrationReplay|firstPaint|nextTask)\.ts$|src[\\/]theme[\\/]wide\.ts$/,
            },
            ...startSteps,
            // One chunk instead of a dozen small ones, which compress badly: what most pages share.
            {
              name: 'shared',
              minShareCount: 6,
              test: /src[\\/](contract|components|notifications|navigation|features|api|sync|startup|app)[\\/]|@mui[\\/]/,
            },
          ],
        },
      },
    },
  },
  optimizeDeps: {
    // Otherwise Vite scans every HTML file, also that of the package's example.
    entries: ['index.html'],
  },
  // A backend allows the shop's origin, port included: on another port, it would refuse every call.
  server: { strictPort: loadEnv(mode, process.cwd())['VITE_API_URL'] !== undefined },
  preview: { port: 4173, strictPort: true },
}))
