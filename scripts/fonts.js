import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Creates the files in src/theme/fonts/, each with the characters of its `unicode-range` in
 * src/theme/fonts.css. Run it again (`npm run fonts`) when a range or a source changes.
 */
const CSS = 'src/theme/fonts.css'
const family = (name, file) =>
  readFileSync(`node_modules/@fontsource-variable/${name}/files/${file}`)

// Fraunces at the one weight and optical size of headlines, Figtree at the weights in use.
const fraunces = {
  from: family('fraunces', 'fraunces-latin-opsz-normal.woff2'),
  variationAxes: { opsz: 72, wght: 560 },
}
const weights = { wght: { min: 400, max: 700 } }
const figtree = {
  from: family('figtree', 'figtree-latin-wght-normal.woff2'),
  variationAxes: weights,
}
const figtreeExtended = {
  from: family('figtree', 'figtree-latin-ext-wght-normal.woff2'),
  variationAxes: weights,
}
const sources = {
  'fraunces-basic-latin.woff2': fraunces,
  'fraunces-latin.woff2': fraunces,
  'figtree-basic-latin.woff2': figtree,
  'figtree-latin.woff2': figtree,
  'figtree-rupee.woff2': figtreeExtended,
}

/** The characters of a `unicode-range`, such as `U+0020-007E, U+00A0`. */
const charactersOf = (unicodeRange) =>
  unicodeRange
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part.trim().slice('U+'.length).split('-')
      const start = Number.parseInt(first, 16)
      const length = Number.parseInt(last, 16) - start + 1
      return Array.from({ length }, (_, index) => String.fromCodePoint(start + index))
    })
    .join('')

const faces = readFileSync(CSS, 'utf8').matchAll(
  /url\('\.\/fonts\/([^']+)'\)[^}]*unicode-range:([^;]+);/g,
)
for (const [, file, unicodeRange] of faces) {
  const { from, variationAxes } = sources[file]
  const text = charactersOf(unicodeRange)
  const font = await subsetFont(from, text, { targetFormat: 'woff2', variationAxes })
  writeFileSync(`src/theme/fonts/${file}`, font)
  console.log(`${file} ${font.length} bytes`)
}
