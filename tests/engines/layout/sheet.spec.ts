import { test } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Host } from '../../support/host'
import type { Scene } from '../../support/scenes/scene'
import { type EngineName, type Viewport } from '../browser'
import { engineNames } from '../engines'
import { overlayScrollbars, PHONE, SceneTab, scenesInOrder, schemes, sizes } from './sceneTab'

/** Set by scripts/screenshots.js: the pictures' folder, and the prefixes of their scenes' names. */
const folder = process.env['FROND_SHEET'] ?? 'sheet'
const starts = (process.env['FROND_SCENES'] ?? '').split(',')
const inEveryEngine = process.env['FROND_SHEET_ENGINES'] === 'all'

const engines: readonly EngineName[] = inEveryEngine ? engineNames : ['chromium']
const shown: readonly Viewport[] = inEveryEngine
  ? Object.values(sizes)
  : [320, 390, 768, 1024, 1280, 1920].map((width) => ({ width, height: width < PHONE ? 844 : 800 }))
const sizesOf = ({ phoneOnly = false }: Scene) =>
  shown.filter(({ width }) => !phoneOnly || width < PHONE)

/** px; as high as WebKit's screen lets a window be. */
const HIGHEST = 3600

const chosen = scenesInOrder.filter(({ name }) => starts.some((start) => name.startsWith(start)))

const fileOf = ({ name }: Scene, width: number, scheme: string, engine: EngineName) =>
  `${name}-${width}-${scheme}${inEveryEngine ? `-${engine}` : ''}.png`

/** Each scene's pictures: a row for each size, with both schemes of every engine. */
function sheet(): string {
  const rows = chosen.map((scene) => {
    const pictures = sizesOf(scene).map(({ width }) =>
      schemes
        .flatMap((scheme) => engines.map((engine) => fileOf(scene, width, scheme, engine)))
        .map((file) => `<img src="${file}" alt="${file}" height="480">`)
        .join('\n'),
    )
    return `<h2>${scene.name}</h2>${pictures.map((row) => `<p>${row}</p>`).join('\n')}`
  })
  return `<!doctype html><title>Frond</title>${rows.join('\n')}`
}

for (const engine of engines)
  test(`a contact sheet of ${engine}`, async () => {
    test.setTimeout(1_200_000)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), sheet())
    const host = new Host(process.env['DIST'] ?? 'dist')
    await host.start()
    const tab = await SceneTab.launch(engine, host.origin, overlayScrollbars)
    for (const scene of chosen) {
      // Some scenes can only be opened on a phone.
      await tab.fit(sizes.phone)
      await tab.open(scene)
      for (const size of sizesOf(scene)) {
        await tab.fit(size)
        await tab.measure(scene)
        const height = scene.inViewport === true ? size.height : await tab.height()
        await tab.fit({ ...size, height: Math.min(height, HIGHEST) })
        for (const scheme of schemes) {
          await tab.show(scheme)
          await tab.measure(scene)
          await tab.screenshot(join(folder, fileOf(scene, size.width, scheme, engine)))
        }
      }
      console.log(`${engine}: ${scene.name}`)
    }
    await tab.close()
    await host.stop()
  })
