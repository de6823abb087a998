import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Creates the files in src/theme/fonts/, each with the characters of its `unicode-range` in
 * src/theme/fonts.css. Run it again (`npm run fonts`) when a range or a source changes.
 */
const CSS = 'src/theme/fonts.css'

// Fraunces at the one weight and optical size of headlines, Figtree at the weights in use.
const headlines = { opsz: 72, wght: 560 }
const text = { wght: { min: 400, max: 700 } }
const sources = {
  'fraunces-basic-latin.woff2': ['fraunces', 'latin-opsz-normal', headlines],
  'fraunces-latin.woff2': ['fraunces', 'latin-opsz-normal', headlines],
  'figtree-basic-latin.woff2': ['figtree', 'latin-wght-normal', text],
  'figtree-latin.woff2': ['figtree', 'latin-wght-normal', text],
  'figtree-rupee.woff2': ['figtree', 'latin-ext-wght-normal', text],
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
  const [family, variant, variationAxes] = sources[file]
  const folder = `node_modules/@fontsource-variable/${family}/files`
  const from = readFileSync(`${folder}/${family}-${variant}.woff2`)
  const options = { targetFormat: 'woff2', variationAxes }
  const font = await subsetFont(from, charactersOf(unicodeRange), options)
  writeFileSync(`src/theme/fonts/${file}`, font)
  console.log(`${file} ${font.length} bytes`)
}
