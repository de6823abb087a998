import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import browserslist from 'browserslist'
import { transformSync } from 'esbuild'
import { browserslistToTargets, transform } from 'lightningcss'
import { build, loadEnv } from 'vite'
import { buildServiceWorker } from './buildWorker.js'
import { contentSecurityPolicy, headersFile, redirectsFile, withPolicy } from './headers.js'
import { fillShell } from './htmlPage.js'
import { importTypeScript } from './importTypeScript.js'
import { inlineHashes } from './inlineHashes.js'
import { nginxConfig } from './nginxConfig.js'
import {
  DEFAULT_SITE_URL,
  fontPreload,
  pageHead,
  productData,
  shellHead,
  sitemap,
} from './pageHead.js'

/**
 * The production build, in this order: the browser's bundle, the public routes prerendered into HTML
 * files with their critical CSS, the service worker that precaches all of it, the host's headers, and
 * compressed copies.
 */
const args = process.argv.slice(2)
const option = (name, fallback) => (args.includes(name) ? args[args.indexOf(name) + 1] : fallback)
const outDir = option('--outDir', 'dist')
const logLevel = option('--logLevel', 'info')
/** The supported browsers, for CSS that isn't built by Vite. */
const targets = browserslistToTargets(browserslist())
const settings = loadEnv('production', process.cwd())
const { VITE_SITE_URL: siteUrl = DEFAULT_SITE_URL, VITE_BASE: base = '/' } = settings
const { htmlFiles, plantPath, windowTitle } = await importTypeScript('src/navigation/pages.ts')
const pages = htmlFiles()
/** The home page's URL. */
const home = new URL(base, siteUrl).href

await build({ logLevel, build: { outDir, emptyOutDir: true } })

/** What search engines may find. */
const paths = pages
  .filter(({ prerendered }) => prerendered && !prerendered.isHidden)
  .map(({ path }) => path)

const serverDir = resolve('node_modules/.cache/frond/prerender')
await build({
  logLevel: 'warn',
  build: {
    ssr: 'src/startup/prerender.tsx',
    outDir: serverDir,
    emptyOutDir: true,
    manifest: false,
  },
  ssr: { noExternal: true },
})
const { prerenderPage, plants } = await import(pathToFileURL(join(serverDir, 'prerender.js')))
const html = withShortScripts(readFileSync(join(outDir, 'index.html'), 'utf8'))
const shell = withInlineCss(html, outDir)
const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
const shop = Object.keys(manifest).find((key) => manifest[key].name === 'shop')
const ofEntry = chunksOf(manifest, ['index.html'])
const chunks = (...modules) =>
  chunksOf(manifest, [shop, ...modules]).filter((file) => !ofEntry.includes(file))
const head = shellHead(pages.find(({ path }) => path === '/').prerendered.description)
for (const { path, title, file, module, prerendered } of pages) {
  if (!prerendered) {
    writeFileSync(join(outDir, file), fillShell(shell, { title, head, chunks: chunks(module) }))
    continue
  }
  const { description, isHidden, onWideScreens = [], withProducts } = prerendered
  const products = withProducts ? plants : undefined
  const { markup, pictures, styles } = withHeadAhead(await prerenderPage(path, products, base))
  const rupee = base + manifest['src/theme/fonts/figtree-rupee.woff2'].file
  const fill = (name, page) =>
    writeFileSync(
      join(outDir, name),
      fillShell(shell, {
        markup,
        styles: withShortStyles(styles),
        title: page.title,
        head:
          pageHead({ home, ...page }) + pictures + (markup.includes('₹') ? fontPreload(rupee) : ''),
        page: path,
        chunks: chunks(module),
        wideChunks: chunks(module, ...onWideScreens).filter(
          (each) => !chunks(module).includes(each),
        ),
        // The facts that cards show. The others arrive with the first call, which a dialog waits for.
        products: products?.map(({ care, ...product }) => ({
          ...product,
          care: care && { lights: care.lights, unsafeFor: care.unsafeFor },
        })),
        ...(products && { data: productData(products, home, plantPath) }),
      }),
    )
  fill(file, { path, title, description, isHidden })
  if (!products) continue
  mkdirSync(join(outDir, 'plant'))
  for (const plant of products) {
    paths.push(plantPath(plant._id))
    fill(`${plantPath(plant._id)}.html`, {
      path: plantPath(plant._id),
      title: windowTitle(plant.name),
      description: `₹${plant.discountedPrice}. ${plant.care?.character ?? ''}`.trim(),
      // Messengers don't show SVGs.
      picture: plant.image.replace('.svg', '.jpg'),
    })
  }
}
writeFileSync(join(outDir, 'sitemap.xml'), sitemap(paths, home))
appendFileSync(join(outDir, 'licenses.txt'), fontLicenses())
appendFileSync(join(outDir, 'robots.txt'), `Sitemap: ${new URL('sitemap.xml', home).href}\n`)
const policy = contentSecurityPolicy({
  hashes: inlineHashes(pages.map(({ file }) => readFileSync(join(outDir, file), 'utf8'))),
  apiUrl: settings.VITE_API_URL,
  vitalsUrl: settings.VITE_VITALS_URL,
  paymentKey: settings.VITE_RAZORPAY_KEY_ID,
})
const notFound = join(outDir, '404.html')
writeFileSync(notFound, withPolicy(readFileSync(notFound, 'utf8'), policy))
await buildServiceWorker(outDir, base)
writeFileSync(join(outDir, '_headers'), headersFile(policy, base, pages))
writeFileSync(join(outDir, '_redirects'), redirectsFile(base))
mkdirSync(join(outDir, '.nginx'), { recursive: true })
writeFileSync(join(outDir, '.nginx/frond.conf'), nginxConfig(policy, base, pages))
compress(outDir)
// Prerendering may have left timers that would keep the process alive.
process.exit()

/** The files of some modules and their static imports, in the order of evaluation. */
function chunksOf(manifest, keys, found = new Set(), files = []) {
  for (const key of keys) {
    if (found.has(key)) continue
    found.add(key)
    chunksOf(manifest, manifest[key].imports ?? [], found, files)
    files.push(base + manifest[key].file)
  }
  return files
}

/** The fonts' notices. Vite only collects those of scripts. */
function fontLicenses() {
  return ['figtree', 'fraunces']
    .map((name) => `@fontsource-variable/${name}`)
    .map((name) => `\n## ${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8')}`)
    .join('')
}

/**
 * Takes what React has written for the head out of the markup: the title, which the shell has a place
 * for, and preloads of pictures. In the head these come before the scripts, which nothing needs before
 * the first paint: with HTTP/1.1's six connections, the first pictures would wait for a free one.
 */
function withHeadAhead({ markup, styles }) {
  const [all, pictures] = /^((?:<link rel="preload" as="image"[^>]*>)*)<title>[^<]*<\/title>/.exec(
    markup,
  )
  return { markup: markup.slice(all.length), pictures, styles }
}

/** Minifies the critical CSS, which still contains overridden declarations. */
function withShortStyles(styles) {
  return styles.replace(/(?<=<style[^>]*>).*?(?=<\/style>)/gs, (css) =>
    transform({
      filename: 'critical.css',
      code: Buffer.from(css),
      minify: true,
      targets,
    }).code.toString(),
  )
}

/**
 * Minifies inline scripts, which Vite doesn't. They stay ECMAScript 5, because they show a message in
 * outdated browsers.
 */
function withShortScripts(html) {
  return html.replace(/(?<=<script>).*?(?=<\/script>)/gs, (script) =>
    transformSync(script, { minify: true, target: 'es5', sourcefile: 'index.html' }).code.trim(),
  )
}

/** Appends the small style sheet to the inline one: a link would delay the first paint. */
function withInlineCss(html, outDir) {
  let css = ''
  const withoutLink = html.replace(
    /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g,
    (_, href) => {
      css += readFileSync(join(outDir, href.slice(base.length)), 'utf8').trim()
      return ''
    },
  )
  return withoutLink.replace('</style>', () => `${css}</style>`)
}

/** Writes .br and .gz copies of text files, except very small ones. */
function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(html|js|css|svg|json)$/.test(name)) continue
    const file = join(folder, name)
    const content = readFileSync(file)
    if (content.length < 1024) continue
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
