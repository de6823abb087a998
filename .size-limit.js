import { readFileSync } from 'node:fs'

/**
 * The budgets of `npm run size`, for the build in `dist`, or in `DIST`: gzip, brotli for HTML, and uncompressed for
 * fonts and pictures. They are today's sizes plus about 3 kB of JS, which leaves room for a small
 * feature. Lower one whenever its page gets smaller.
 *
 * 'JS before interactive' are the scripts that a page names for its start, on a desktop with those for
 * wide screens. The mock backend isn't among them.
 */
const DIST = process.env.DIST ?? 'dist'
const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))

/** The files of modules and of what they import statically. */
function filesOf(modules, found = {}) {
  for (const name of modules) {
    if (name in found) continue
    found[name] = `${DIST}/${manifest[name].file}`
    filesOf(manifest[name].imports ?? [], found)
  }
  return Object.values(found)
}

function startOf(page, attributes) {
  const html = readFileSync(`${DIST}/${page}`, 'utf8')
  const lists = [...html.matchAll(new RegExp(` (?:${attributes})="([^"]*)"`, 'g'))]
  const scripts = lists.flatMap(([, paths]) => paths.split(' '))
  return [...filesOf(['index.html']), ...scripts.map((path) => `${DIST}${path}`)]
}
const onPhone = (page) => startOf(page, 'data-chunks')
const onDesktop = (page) => startOf(page, 'data-chunks|data-wide-chunks')
const home = onDesktop('index.html')
const mock = filesOf(['src/mocks/browser.ts']).filter((file) => !home.includes(file))
const fonts = ['figtree-basic-latin', 'fraunces-basic-latin'].map(
  (name) => `${DIST}/${manifest[`src/theme/fonts/${name}.woff2`].file}`,
)

const js = (name, files, limit) => ({
  name: `${name}: JS`,
  path: [...new Set(files)],
  limit,
  gzip: true,
})
const html = (page, limit) => ({ name: page, path: `${DIST}/${page}`, limit, brotli: true })
const raw = (name, path, limit) => ({ name, path, limit, brotli: false })

export default [
  js('home', home, '206 kB'),
  js('listing on a phone', onPhone('productlisting.html'), '217 kB'),
  js('listing on a desktop', onDesktop('productlisting.html'), '233 kB'),
  js('login', onDesktop('login.html'), '216 kB'),
  js('cart', onDesktop('mycart.html'), '213 kB'),
  js('mock backend', mock, '57 kB'),
  html('index.html', '12 kB'),
  html('productlisting.html', '16.7 kB'),
  // With its headers it fits into the first round trip of a connection, which carries 14.6 kB.
  html('login.html', '12.9 kB'),
  // One more, such as an accented letter's, is over it.
  raw('fonts that home preloads', fonts, '26 kB'),
  // So does each font.
  ...fonts.map((file) => raw(file.slice(`${DIST}/assets/`.length), file, '14 kB')),
  raw('drawings', `${DIST}/{plants,illustrations}/*.svg`, '108 kB'),
  // The service worker precaches all of it once a first visit is idle.
  {
    name: 'the build',
    path: [`${DIST}/**/*.{html,js,css,svg,woff2,webmanifest}`, `!${DIST}/plant/**`],
    limit: '700 kB',
    gzip: true,
  },
]
