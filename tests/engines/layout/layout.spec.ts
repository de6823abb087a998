import { installedEngines } from '../engines'
import { expect, test as base } from '../fixtures'
import { Host } from '../../support/host'
import { compareLayouts } from './compareLayouts'
import { overlayScrollbars, SceneTab, scenesInOrder, sizes, sizesOf } from './sceneTab'

/** One tab in each engine for all scenes; the first is Chromium's, which the others are compared with. */
const test = base.extend<object, { tabs: SceneTab[] }>({
  tabs: [
    async ({ engineLaunch }, use) => {
      const host = new Host('dist')
      await host.start()
      const tabs = await Promise.all(
        installedEngines().map((engine) => SceneTab.launch(engine, host.origin, engineLaunch)),
      )
      await use(tabs)
      await Promise.all(tabs.map((tab) => tab.close()))
      await host.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test.use({ engineLaunch: overlayScrollbars })

for (const scene of scenesInOrder)
  test(`${scene.name} has the same layout in every engine`, async ({ tabs }) => {
    const inAll = <Result>(act: (tab: SceneTab) => Promise<Result>) => Promise.all(tabs.map(act))
    // Some scenes can only be opened on a phone.
    await inAll((tab) => tab.fit(sizes.phone))
    await inAll((tab) => tab.open(scene))
    for (const size of sizesOf(scene)) {
      await inAll((tab) => tab.fit(size))
      const compare = async () => {
        const [reference = [], ...layouts] = await inAll((tab) => tab.measure(scene))
        expect(reference.length).toBeGreaterThan(20)
        return layouts.map((layout) => compareLayouts(reference, layout))
      }
      let differences = await compare()
      // An engine may still have been growing a badge when another one had finished.
      if (differences.flat().length > 0) differences = await compare()
      for (const [index, found] of differences.entries())
        expect.soft(found, `${tabs[index + 1]?.engine ?? ''}, ${size.width} px`).toEqual([])
    }
  })
