import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/**
 * Subsets the two fonts that the first paint needs: Fraunces at the one weight and optical size of
 * headlines, and Figtree's rupee sign, which would otherwise need all of latin-ext. Run it again
 * (`npm run fonts`) when either changes.
 */
const family = (name, file) =>
  readFileSync(`node_modules/@fontsource-variable/${name}/files/${file}`)
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”…−'
const cuts = [
  {
    to: 'src/theme/fonts/fraunces-display.woff2',
    from: family('fraunces', 'fraunces-latin-opsz-normal.woff2'),
    text: latin,
    variationAxes: { opsz: 72, wght: 560 },
  },
  {
    to: 'src/theme/fonts/figtree-rupee.woff2',
    from: family('figtree', 'figtree-latin-ext-wght-normal.woff2'),
    text: '₹',
    variationAxes: {},
  },
]
for (const { to, from, text, variationAxes } of cuts) {
  const font = await subsetFont(from, text, { targetFormat: 'woff2', variationAxes })
  writeFileSync(to, font)
  console.log(`${to} ${font.length} bytes`)
}
