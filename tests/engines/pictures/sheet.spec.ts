import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { Host } from '../../support/host'
import type { Scene } from '../../support/scenes/scene'
import type { ColourScheme, EngineName, Viewport } from '../browser'
import { engineNames } from '../engines'
import { overlayScrollbars, PHONE, scenesInOrder, SceneTab, schemes, sizes } from './sceneTab'

type TabIn = (engine: EngineName, colourScheme: ColourScheme) => Promise<SceneTab>

/** One tab in each engine and colour scheme for all scenes, opened for its first one. */
const test = base.extend<object, { tabIn: TabIn }>({
  tabIn: [
    async ({}, use) => {
      const host = new Host(process.env['DIST'] ?? 'dist')
      await host.start()
      const tabs = new Map<string, SceneTab>()
      await use(async (engine, colourScheme) => {
        const key = `${engine} ${colourScheme}`
        const options = { ...overlayScrollbars, colourScheme }
        const tab = tabs.get(key) ?? (await SceneTab.launch(engine, host.origin, options))
        tabs.set(key, tab)
        return tab
      })
      for (const tab of tabs.values()) await tab.close()
      await host.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** The project 'sheet' takes Chromium's pictures in more sizes. */
const manySizes: readonly Viewport[] = [320, 390, 768, 1024, 1280, 1920].map((width) => ({
  width,
  height: width < PHONE ? 844 : 800,
}))
const shownSizes = (): readonly Viewport[] =>
  test.info().project.name === 'sheet' ? manySizes : Object.values(sizes)

/** px; as high as WebKit's screen lets a window be. */
const HIGHEST = 3600

const fileOf = ({ name }: Scene, width: number, scheme: string, engine: EngineName) =>
  `${name}-${String(width)}-${scheme}-${engine}.png`

/** Each scene's pictures: a row for each size, with both schemes of every engine. */
function sheet(folder: string): string {
  const rows = scenesInOrder.map((scene) => {
    const pictures = shownSizes().map(({ width }) =>
      schemes
        .flatMap((scheme) => engineNames.map((engine) => fileOf(scene, width, scheme, engine)))
        .filter((file) => existsSync(join(folder, file)))
        .map((file) => `<img src="${file}" alt="${file}" height="480">`)
        .join('\n'),
    )
    return pictures.some((row) => row !== '')
      ? `<h2>${scene.name}</h2>${pictures.map((row) => `<p>${row}</p>`).join('\n')}`
      : ''
  })
  return `<!doctype html><title>Frond</title>${rows.join('\n')}`
}

for (const engine of engineNames)
  for (const scene of scenesInOrder)
    test(`${scene.name} in ${engine}`, async ({ tabIn }) => {
      const folder = test.info().project.outputDir
      mkdirSync(folder, { recursive: true })
      for (const scheme of schemes) {
        const tab = await tabIn(engine, scheme)
        // Some scenes can only be opened on a phone.
        await tab.fit(sizes.phone)
        await tab.open(scene)
        for (const size of shownSizes()) {
          if (scene.phoneOnly === true && size.width >= PHONE) continue
          await tab.fit(size)
          await tab.settle(scene)
          const height = scene.inViewport === true ? size.height : await tab.height()
          await tab.fit({ ...size, height: Math.min(height, HIGHEST) })
          await tab.settle(scene)
          await tab.screenshot(join(folder, fileOf(scene, size.width, scheme, engine)))
        }
      }
      writeFileSync(join(folder, 'index.html'), sheet(folder))
    })
