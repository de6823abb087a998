import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.js'

/**
 * Renders the installed app's icons and the pictures of shared links from the shop's drawings. Run it
 * again (`npm run icons`) when a drawing changes.
 */
const dataOf = (file) => readFileSync(file).toString('base64')
const favicon = readFileSync('public/favicon.svg', 'utf8')
const hero = dataOf('public/illustrations/hero.svg')
const display = dataOf('src/theme/fonts/fraunces-basic-latin.woff2')
const text = dataOf(
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
)

/** The system crops a maskable icon, so the background fills it and the drawing stays clear. */
const maskable = favicon
  .replace('rx="8" ', '')
  .replace(/<g transform="[^"]*"/, '<g transform="translate(1.2 1.1)scale(.925)"')

/** A drawing as wide as the picture. */
const drawing = (svg, background = 'none') =>
  `<style>body{margin:0;background:${background}}svg{display:block;width:100vw}</style>${svg}`

const sharing = `<style>
  @font-face { font-family: Display; src: url(data:font/woff2;base64,${display}) }
  @font-face { font-family: Text; src: url(data:font/woff2;base64,${text}) }
  body { margin: 0; width: 1200px; height: 630px; background: #FBF8F1; position: relative }
  main { position: absolute; left: 80px; top: 150px; width: 520px }
  main svg { width: 88px; display: block }
  h1 { font: 104px/1 Display; color: #1F3B2C; margin: 32px 0 24px }
  p { font: 36px/1.3 Text; color: #4B5F53; margin: 0 }
  aside img { position: absolute; right: 40px; top: 35px; width: 630px; height: 560px }
</style><main>${favicon}<h1>Frond</h1><p>Houseplants, cacti, climbers and flowering plants</p></main><aside><img src="data:image/svg+xml;base64,${hero}"></aside>`

const pictures = [
  ...[192, 512].flatMap((size) => [
    { path: `icons/any-${size}.png`, width: size, height: size, html: drawing(favicon) },
    { path: `icons/maskable-${size}.png`, width: size, height: size, html: drawing(maskable) },
  ]),
  // With the drawings' gradients a JPEG is half a PNG.
  { path: 'sharing.jpg', width: 1200, height: 630, html: sharing },
  ...readdirSync('public/plants')
    .filter((file) => file.endsWith('.svg'))
    .map((file) => ({
      path: `plants/${file.replace('.svg', '.jpg')}`,
      width: 600,
      height: 750,
      html: drawing(readFileSync(`public/plants/${file}`, 'utf8'), '#EEF3E6'),
    })),
]

mkdirSync('public/icons', { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  for (const { path, width, height, html } of pictures) {
    await page.setViewportSize({ width, height })
    await page.setContent(`<!doctype html>${html}`)
    await page.evaluate(() => globalThis.document.fonts.ready)
    const kind = path.endsWith('.jpg') ? { quality: 85 } : { omitBackground: true }
    await page.screenshot({ path: `public/${path}`, ...kind })
  }
} finally {
  await browser.close()
}
