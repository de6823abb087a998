import { test } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEngines } from '../engines'
import { Host } from '../host'
import { overlayScrollbars, SceneTab, scenesInOrder, schemes, sizesOf } from './sceneTab'

/** Set by scripts/screenshots.js: the pictures' folder, and the prefix of their scenes' names. */
const folder = process.env['FROND_SHEET'] ?? 'sheet'
const starts = (process.env['FROND_SHEET_SCENES'] ?? '').split(',')

/** px; as high as WebKit's screen lets a window be. */
const HIGHEST = 3600

const chosen = scenesInOrder.filter(({ name }) => starts.some((start) => name.startsWith(start)))

for (const engine of readEngines())
  test(`a contact sheet of ${engine.name}`, async () => {
    test.setTimeout(600_000)
    mkdirSync(folder, { recursive: true })
    const host = new Host('dist')
    await host.start()
    const tab = await SceneTab.launch(engine, host.origin, overlayScrollbars)
    const rows: string[] = []
    for (const scene of chosen) {
      await tab.open(scene)
      const pictures: string[] = []
      for (const size of sizesOf(scene)) {
        await tab.fit(size)
        await tab.measure(scene)
        const height = scene.inViewport === true ? size.height : await tab.height()
        await tab.fit({ ...size, height: Math.min(height, HIGHEST) })
        for (const scheme of schemes) {
          await tab.show(scheme)
          await tab.measure(scene)
          const file = `${scene.name}-${size.width}-${scheme}-${engine.name}.png`
          await tab.screenshot(join(folder, file))
          pictures.push(`<img src="${file}" alt="${file}" height="480">`)
        }
      }
      rows.push(`<h2>${scene.name}</h2><p>${pictures.join('\n')}</p>`)
    }
    const html = `<!doctype html><title>Frond in ${engine.name}</title>${rows.join('\n')}`
    writeFileSync(join(folder, `${engine.name}.html`), html)
    await tab.close()
    await host.stop()
  })
