import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { prerendered } from './prerenderedRoutes.js'

/**
 * The production build: the browser's bundle, then the public routes drawn into HTML files with
 * their critical CSS, then everything compressed. `200.html` is the shell for all other routes.
 */
const args = process.argv.slice(2)
const option = (name, fallback) => (args.includes(name) ? args[args.indexOf(name) + 1] : fallback)
const outDir = option('--outDir', 'dist')
const logLevel = option('--logLevel', 'info')

await build({ logLevel, build: { outDir, emptyOutDir: true } })

const serverDir = mkdtempSync(join(tmpdir(), 'frond-prerender-'))
try {
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: serverDir, emptyOutDir: true, manifest: false },
    ssr: { noExternal: true },
  })
  const { prerenderPage, plants } = await import(pathToFileURL(join(serverDir, 'prerender.js')))
  const shell = readFileSync(join(outDir, 'index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
  writeFileSync(join(outDir, '200.html'), shell)
  for (const route of prerendered) {
    const products = route.withProducts ? plants : undefined
    const { markup, styles } = await prerenderPage(route.path, products)
    // A data block, not a script: `<` is escaped so that no text can end it.
    const data = products
      ? `<script type="application/json" id="prerendered">${JSON.stringify({ products }).replaceAll('<', '\\u003c')}</script>`
      : ''
    const page = shell
      .replace('<title>Frond</title>', `<title>Frond | ${route.title}</title>`)
      .replace('</head>', `${preloads(manifest, route.page)}${styles}</head>`)
      .replace(
        '<div id="root"></div>',
        `<div id="root" data-page="${route.path}">${markup}</div>${data}`,
      )
    writeFileSync(join(outDir, route.file), page)
  }
} finally {
  rmSync(serverDir, { recursive: true, force: true })
}
compress(outDir)

/** The page's own chunks, so that they load beside the entry and not after it. */
function preloads(manifest, page) {
  const entry = manifest['index.html']
  const known = new Set([entry.file, ...filesOf(manifest, 'index.html')])
  return [manifest[page].file, ...filesOf(manifest, page)]
    .filter((file) => !known.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

function filesOf(manifest, key, found = new Set()) {
  for (const imported of manifest[key].imports ?? []) {
    if (found.has(imported)) continue
    found.add(imported)
    filesOf(manifest, imported, found)
  }
  return [...found].map((name) => manifest[name].file)
}

/** Writes a .br and a .gz beside every text file that is worth it. */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|svg|json)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    if (content.length < 1024) continue
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
