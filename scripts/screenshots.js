import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { findChromium } from './chromium.js'
import { importTypeScript } from './importTypeScript.js'

const { urlOf } = await importTypeScript('tests/support/scenes/scene.ts')
const { scenes } = await importTypeScript('tests/support/scenes/scenes.ts')
const { becomeShopper } = await importTypeScript('tests/support/scenes/sceneShoppers.ts')

/**
 * Takes the README's screenshots of the built shop, or with `--demo` those of docs/demo.md. With
 * `--sheet FOLDER [NAME …]` it takes every scene (or those whose names start with NAME) in every size
 * and scheme instead, with an index.html that shows them side by side. `--engines FOLDER [NAME …]`
 * does the same in Chromium, Firefox and WebKit, on a phone and a desktop.
 */
const best = [
  { file: 'home', scene: 'home', width: 1280, height: 720, scheme: 'light' },
  { file: 'listing-dark', scene: 'listing-signed-in', width: 1024, height: 700, scheme: 'dark' },
  { file: 'cart', scene: 'cart-many', width: 1280, height: 800, scheme: 'light' },
  { file: 'phone-home', scene: 'home', width: 390, height: 844, scheme: 'light' },
  { file: 'phone-listing', scene: 'listing-signed-in', width: 390, height: 844, scheme: 'light' },
  { file: 'phone-cart-dark', scene: 'cart-many', width: 390, height: 844, scheme: 'dark' },
]
/** The steps of docs/demo.md: a scene by name, or their own. */
const demo = [
  { file: '1-home', scene: 'home' },
  { file: '2-plant', scene: 'listing-plant' },
  { file: '3-cart', scene: 'cart-many' },
  {
    file: '4-failure',
    scene: {
      name: 'demo-failure',
      as: 'none',
      at: '/productlisting',
      mock: 'cartAdd:500x2',
      then: async (page) => {
        await page.getByRole('button', { name: /^Add to cart.*Areca Palm/ }).click()
        await page.getByRole('alert').first().waitFor()
      },
    },
  },
  {
    file: '5-panel',
    scene: {
      name: 'demo-panel',
      at: '/productlisting',
      then: async (page) => {
        await page.keyboard.press('Control+Alt+KeyM')
        await page.getByRole('complementary', { name: 'Mock control panel' }).waitFor()
      },
    },
  },
  { file: '6-payment', scene: 'payment' },
].map((picture) => ({ ...picture, width: 1280, height: 720, scheme: 'light', type: 'jpeg' }))
const widths = [320, 390, 768, 1024, 1280, 1920]
const schemes = ['light', 'dark']
const PHONE = 600

const [option, folder, ...wanted] = process.argv.slice(2)
const sheet = option === '--sheet' ? folder : undefined
const takesFolder = ['--sheet', '--engines'].includes(option)
if (takesFolder ? folder === undefined : ![undefined, '--demo'].includes(option)) {
  console.error('Options: --demo, --sheet FOLDER [NAME …], --engines FOLDER [NAME …]')
  process.exit(1)
}

if (option === '--engines') {
  const script = fileURLToPath(new URL('engines.js', import.meta.url))
  const { status } = spawnSync(process.execPath, [script, '--project', 'sheet'], {
    stdio: 'inherit',
    env: { ...process.env, FROND_SHEET: resolve(folder), FROND_SHEET_SCENES: wanted.join() },
  })
  process.exit(status ?? 1)
}

const server = await preview({
  logLevel: 'error',
  build: { outDir: process.env.DIST ?? 'dist' },
  preview: { port: Number(process.env.E2E_PORT ?? 4174), strictPort: true },
})
const baseURL = server.resolvedUrls?.local[0]
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })

/** A separate browser context with the shopper signed in. */
async function contextOf(name) {
  const context = await browser.newContext({ baseURL })
  if (name === undefined) return context
  const page = await context.newPage()
  await becomeShopper(page, name)
  await page.close()
  return context
}

async function open(context, scene, width, height) {
  const page = await context.newPage()
  await page.setViewportSize({ width, height })
  await page.goto(urlOf(scene))
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1 }).waitFor()
  if (!scene.isLoading)
    await page.waitForFunction(() => !globalThis.document.querySelector('[aria-busy]'))
  await page.waitForTimeout(700)
  await scene.then?.(page)
  return page
}

async function settle(page) {
  await page.evaluate(async () => {
    const { document, requestAnimationFrame } = globalThis
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  await page.waitForTimeout(120)
}

async function takePictures(pictures, into) {
  mkdirSync(into, { recursive: true })
  for (const { file, scene: wantedScene, width, height, scheme, type = 'png' } of pictures) {
    const scene = scenes.find(({ name }) => name === wantedScene) ?? wantedScene
    const context = await contextOf(scene.as)
    const page = await open(context, scene, width, height)
    await page.emulateMedia({ colorScheme: scheme })
    await settle(page)
    const path = `${into}/${file}.${type === 'png' ? 'png' : 'jpg'}`
    const quality = type === 'png' ? {} : { quality: 60 }
    await page.screenshot({ path, type, ...quality, animations: 'disabled' })
    await context.close()
    console.log(path)
  }
}

async function takeSheet(folder) {
  mkdirSync(folder, { recursive: true })
  const chosen = scenes.filter(
    ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
  )
  const contexts = new Map()
  for (const { as } of chosen) if (!contexts.has(as)) contexts.set(as, await contextOf(as))
  const rows = []
  for (const scene of chosen.toSorted((a, b) => Number(a.last ?? 0) - Number(b.last ?? 0))) {
    const pictures = []
    const shown = widths.filter((width) => !scene.phoneOnly || width < PHONE)
    const page = await open(contexts.get(scene.as), scene, shown[0], 800)
    for (const width of shown) {
      await page.setViewportSize({ width, height: width < PHONE ? 844 : 800 })
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme })
        await settle(page)
        const file = `${scene.name}-${width}-${colorScheme}.png`
        const fullPage = !scene.inViewport
        await page.screenshot({ path: join(folder, file), fullPage, animations: 'disabled' })
        pictures.push(`<img src="${file}" alt="${file}" height="480">`)
      }
    }
    await page.close()
    rows.push(`<h2>${scene.name}</h2><p>${pictures.join('\n')}</p>`)
    console.log(scene.name)
  }
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Frond</title>${rows.join('\n')}`)
}

try {
  if (sheet) await takeSheet(sheet)
  else if (option === '--demo') await takePictures(demo, 'docs/demo')
  else await takePictures(best, 'docs/screenshots')
} finally {
  await browser.close()
  await server.close()
}
