import { test as base } from '@playwright/test'
import type { EngineBrowser } from '../engines/browser'
import { EnginePage } from '../engines/enginePage'
import { launch } from '../engines/engines'
import { signInAsDemo, waitForHydration } from '../engines/fixtures'
import { Host } from '../support/host'
import type { EngineLocator } from '../engines/locator'
import { type Desktop, SCREEN, startDesktop } from './desktop'

interface WorkerFixtures {
  desktop: Desktop
  firefox: EngineBrowser
}

/** A tab that a screen reader reads. */
export interface SpokenTab {
  tab: EnginePage
  /** Opens a page, waits until its content is there, and clicks into it once. */
  open: (path: string, heading: string) => Promise<void>
  signIn: () => Promise<void>
  /** Places the focus, waits until it has been announced, and presses a key there. */
  pressOn: (target: EngineLocator, key: string) => Promise<void>
}

export const test = base.extend<{ shop: SpokenTab }, WorkerFixtures>({
  desktop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names.
    async ({}, use) => {
      const desktop = await startDesktop()
      await use(desktop)
      desktop.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  firefox: [
    async ({ desktop }, use) => {
      const browser = await launch('firefox', {
        desktop: desktop.env,
        firefoxPreferences: { 'accessibility.force_disabled': -1 },
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  shop: async ({ firefox, desktop }, use, testInfo) => {
    const host = new Host('dist')
    await host.start()
    const tab = new EnginePage(await firefox.openTab(SCREEN), () => host.origin)
    await use({
      tab,
      open: async (path, heading) => {
        const before = desktop.speech.position()
        await tab.goto(path)
        await tab.getByRole('heading', { name: heading }).waitFor()
        await waitForHydration(tab)
        await tab.waitUntil(() => document.querySelector('[aria-busy="true"]') === null, true)
        await desktop.speech.waitFor(/^Finished loading/, before)
        await desktop.click(SCREEN.width / 2, 2)
        // Orca starts to read a new page by itself.
        await desktop.speech.settle()
      },
      signIn: () => signInAsDemo(tab),
      pressOn: async (target, key) => {
        const isFocused = (await target.find()).isFocused
        const before = desktop.speech.position()
        await target.focus()
        if (!isFocused) await desktop.speech.waitFor(/./, before)
        await desktop.press(key)
      },
    })
    if (testInfo.status !== testInfo.expectedStatus)
      await tab.screenshot(testInfo.outputPath('tab.png'))
    await tab.close()
    await host.stop()
  },
})
