import { readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/**
 * Budgets in kB (1 kB = 1000 bytes), of gzip but for fonts and illustrations; the mock backend is
 * not what a shopper waits for.
 */
const routes = [
  { name: 'home', page: 'src/app/pages/HomePage.tsx', budget: 160 },
  { name: 'listing', page: 'src/app/pages/ProductListingPage.tsx', budget: 185 },
]
const MOCK = { name: 'mock backend', entry: 'src/mocks/browser.ts', budget: 50 }
const HTML = { name: 'home: HTML with its CSS', budget: 20 }
const FONTS = { name: 'fonts preloaded', budget: 60 }
const ILLUSTRATION = { name: 'the largest illustration', budget: 6 }

const dist = process.env.DIST ?? 'dist'
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)

/** A chunk and everything it imports statically. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of manifest[key].imports ?? []) closure(imported, found)
  return found
}

const gzip = (file) => gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length / 1000
const sum = (files) => files.reduce((total, file) => total + gzip(file), 0)
const jsOf = (keys) => [...keys].map((key) => manifest[key].file)

const shell = closure('src/shop.tsx', closure(entry))
const rows = routes.map(({ name, page, budget }) => ({
  name: `${name}: JS before it is interactive`,
  size: sum(jsOf(closure(page, new Set(shell)))),
  budget,
}))
rows.push({
  name: MOCK.name,
  size: sum(jsOf([...closure(MOCK.entry)].filter((key) => !shell.has(key)))),
  budget: MOCK.budget,
})
const html = readFileSync(`${dist}/index.html`, 'utf8')
const css = [...html.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file]) => file)
rows.push({
  name: HTML.name,
  size: gzipSync(html, { level: 9 }).length / 1000 + sum(css),
  budget: HTML.budget,
})
const preloaded = [...html.matchAll(/href="\/(assets\/[^"]+\.woff2)"/g)].map(([, file]) => file)
const fontBytes = preloaded.reduce(
  (total, file) => total + readFileSync(`${dist}/${file}`).length,
  0,
)
rows.push({ name: FONTS.name, size: fontBytes / 1000, budget: FONTS.budget })
const drawn = ['plants', 'illustrations'].flatMap((folder) =>
  readdirSync(`${dist}/${folder}`)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => statSync(`${dist}/${folder}/${file}`).size),
)
rows.push({ ...ILLUSTRATION, size: Math.max(...drawn) / 1000 })

for (const { name, size, budget } of rows) {
  const verdict = size <= budget ? 'ok' : 'TOO LARGE'
  console.log(`${name.padEnd(36)} ${size.toFixed(1).padStart(6)} kB of ${budget} kB  ${verdict}`)
  if (size > budget) process.exitCode = 1
}
if (process.argv.includes('--chunks'))
  for (const key of closure(routes[0].page, new Set(shell)))
    console.log(`  ${gzip(manifest[key].file).toFixed(1).padStart(6)} kB  ${manifest[key].file}`)
