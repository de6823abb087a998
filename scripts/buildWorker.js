import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { build } from 'vite'

const FILE = 'serviceWorker.js'

/** Chromium fetches it for the manifest with each page, and logs an error where it's missing. */
const ICON = 'icons/any-192.png'

/** A browser stores the worker's own files with the worker. */
const ofWorker = [FILE, 'mockServiceWorker.js']

/**
 * Builds the service worker with the list of files that it precaches. Runs after prerendering, because
 * the pages are among them.
 */
export async function buildServiceWorker(outDir, base) {
  await build({
    base,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    define: {
      'self.__WB_MANIFEST': JSON.stringify(filesToPrecache(outDir, base)),
      // In development, Workbox validates arguments and logs to the console.
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      target: browserslistToEsbuild(),
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/worker/shopWorker.ts',
        output: { format: 'iife', entryFileNames: FILE },
      },
    },
  })
}

/** A Workbox entry. Files with a hash in their names need no revision. */
function filesToPrecache(outDir, base) {
  return (
    readdirSync(outDir, { recursive: true })
      .map((file) => file.replaceAll(sep, '/'))
      .filter((file) => /\.(html|js|css|svg|woff2|webmanifest)$/.test(file) || file === ICON)
      // The worker opens a plant's own page as the listing.
      .filter((file) => !ofWorker.includes(file) && !file.startsWith('plant/'))
      .toSorted()
      .map((file) => ({
        url: base + file,
        revision: file.startsWith('assets/') ? null : hashOf(join(outDir, file)),
      }))
  )
}

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
}
