import { mkdirSync } from 'node:fs'
import { test } from '@playwright/test'
import { Host } from '../../support/host'
import type { Scene } from '../../support/scenes/scene'
import { scenes } from '../../support/scenes/scenes'
import { holdToast } from '../../support/scenes/sceneSteps'
import type { ColourScheme, Viewport } from '../browser'
import { SceneTab } from './sceneTab'

interface Picture extends Viewport {
  file: string
  /** A scene by name, or one that only this picture shows. */
  scene: string | Scene
  scheme: ColourScheme
}

const wide = { width: 1280, height: 720, scheme: 'light' } as const
const phone = { width: 390, height: 844, scheme: 'light' } as const

/** The README's, of the project 'readme'. */
const best: Picture[] = [
  { ...wide, file: 'home.png', scene: 'home' },
  {
    scheme: 'dark',
    width: 1024,
    height: 700,
    file: 'listing-dark.png',
    scene: 'listing-signed-in',
  },
  { ...wide, file: 'cart.png', scene: 'cart-many', height: 800 },
  { ...phone, file: 'phone-home.png', scene: 'home' },
  { ...phone, file: 'phone-listing.png', scene: 'listing-signed-in' },
  { ...phone, file: 'phone-cart-dark.png', scene: 'cart-many', scheme: 'dark' },
]

/** Those of docs/demo.md, by step, of the project 'demo'. */
const demo: Picture[] = [
  { ...wide, file: '1-home.jpg', scene: 'home' },
  { ...wide, file: '2-plant.jpg', scene: 'listing-plant' },
  { ...wide, file: '3-cart.jpg', scene: 'cart-many' },
  {
    ...wide,
    file: '4-failure.jpg',
    scene: {
      name: 'demo-failure',
      as: 'none',
      at: '/productlisting',
      mock: 'cartAdd:500x2',
      then: async (page) => {
        await page.getByRole('button', { name: /^Add to cart.*Areca Palm/ }).click()
        await holdToast(page)
      },
    },
  },
  {
    ...wide,
    file: '5-panel.jpg',
    scene: {
      name: 'demo-panel',
      at: '/productlisting',
      then: async (page) => {
        await page.goto('/productlisting?mock=')
        await page.getByRole('complementary', { name: 'Mock control panel' }).waitFor()
      },
    },
  },
  { ...wide, file: '6-payment.jpg', scene: 'payment' },
]

test('pictures for the documentation', async () => {
  const isDemo = test.info().project.name === 'demo'
  const folder = isDemo ? 'docs/demo' : 'docs/screenshots'
  mkdirSync(folder, { recursive: true })
  const host = new Host(process.env['DIST'] ?? 'dist')
  await host.start()
  const tabs = {
    light: await SceneTab.launch('chromium', host.origin, { colourScheme: 'light' }),
    dark: await SceneTab.launch('chromium', host.origin, { colourScheme: 'dark' }),
  }
  for (const { file, scene: wanted, width, height, scheme } of isDemo ? demo : best) {
    const scene = typeof wanted === 'string' ? scenes.find(({ name }) => name === wanted) : wanted
    if (!scene) throw new Error(`${file} shows a scene that doesn't exist.`)
    const tab = tabs[scheme]
    await tab.fit({ width, height })
    await tab.open(scene)
    await tab.settle(scene)
    await tab.screenshot(`${folder}/${file}`)
    console.log(`${folder}/${file}`)
  }
  await Promise.all(Object.values(tabs).map((tab) => tab.close()))
  await host.stop()
})
