import { test } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene } from '../../support/scenes/scene'
import { readEngines } from '../engines'
import { Host } from '../../support/host'
import { overlayScrollbars, SceneTab, scenesInOrder, schemes, sizes, sizesOf } from './sceneTab'

/** Set by scripts/screenshots.js: the pictures' folder, and the prefix of their scenes' names. */
const folder = process.env['FROND_SHEET'] ?? 'sheet'
const starts = (process.env['FROND_SHEET_SCENES'] ?? '').split(',')

/** px; as high as WebKit's screen lets a window be. */
const HIGHEST = 3600

const chosen = scenesInOrder.filter(({ name }) => starts.some((start) => name.startsWith(start)))
const engines = readEngines()

const fileOf = ({ name }: Scene, width: number, scheme: string, engine: string) =>
  `${name}-${String(width)}-${scheme}-${engine}.png`

/** Each scene's pictures, those of the engines side by side. */
function sheet(): string {
  const rows = chosen.map((scene) => {
    const pictures = sizesOf(scene).flatMap(({ width }) =>
      schemes.map((scheme) =>
        engines
          .map(({ name }) => fileOf(scene, width, scheme, name))
          .map((file) => `<img src="${file}" alt="${file}" height="480">`)
          .join('\n'),
      ),
    )
    return `<h2>${scene.name}</h2>${pictures.map((row) => `<p>${row}</p>`).join('\n')}`
  })
  return `<!doctype html><title>Frond in every engine</title>${rows.join('\n')}`
}

for (const engine of engines)
  test(`a contact sheet of ${engine.name}`, async () => {
    test.setTimeout(1_200_000)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), sheet())
    const host = new Host('dist')
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
          await tab.screenshot(join(folder, fileOf(scene, size.width, scheme, engine.name)))
        }
      }
      console.log(`${engine.name}: ${scene.name}`)
    }
    await tab.close()
    await host.stop()
  })
