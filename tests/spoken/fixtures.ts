import { test as base } from '@playwright/test'
import type { EngineBrowser } from '../engines/browser'
import { EnginePage } from '../engines/enginePage'
import { launch } from '../engines/engines'
import { signInAsDemo, waitForHydration } from '../engines/fixtures'
import type { EngineLocator } from '../engines/locator'
import { Host } from '../support/host'
import { type Desktop, SCREEN, startDesktop } from './desktop'

/** A tab that a screen reader reads. */
export interface SpokenTab {
  tab: EnginePage
  /** Opens a page, waits until its heading is there, and clicks into it once. */
  load: (path: string, heading: string) => Promise<void>
  /** Waits until the loaded page has been hydrated and has its data. */
  waitForData: () => Promise<void>
  /** Loads a page and waits for its data. */
  open: (path: string, heading: string) => Promise<void>
  signIn: () => Promise<void>
  /** Places the focus, waits until it has been announced, and presses a key there. */
  pressOn: (target: EngineLocator, key: string) => Promise<void>
}

interface Fixtures {
  desktop: Desktop
  firefox: EngineBrowser
  host: Host
  shop: SpokenTab
}

/** Every test has a desktop of its own, so that what one leaves behind can't fail another. */
export const test = base.extend<Fixtures>({
  desktop: async ({}, use, testInfo) => {
    const log = testInfo.outputPath('orca.log')
    const desktop = await startDesktop(log)
    await use(desktop)
    desktop.stop()
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach("Orca's log", { path: log })
  },
  firefox: async ({ desktop }, use) => {
    const browser = await launch('firefox', {
      desktop: desktop.env,
      firefoxPreferences: { 'accessibility.force_disabled': -1 },
    })
    await use(browser)
    await browser.close()
  },
  host: async ({}, use) => {
    const host = new Host('dist')
    await host.start()
    await use(host)
    await host.stop()
  },
  shop: async ({ firefox, desktop, host }, use, testInfo) => {
    const tab = new EnginePage(await firefox.openTab(SCREEN), () => host.origin)
    const waitForData = async () => {
      await waitForHydration(tab)
      await tab.waitUntil(() => document.querySelector('[aria-busy="true"]') === null, true)
    }
    const load = async (path: string, heading: string, waitForPage?: () => Promise<void>) => {
      const before = desktop.speech.position()
      await tab.goto(path)
      await tab.getByRole('heading', { name: heading }).waitFor()
      await waitForPage?.()
      await desktop.speech.waitFor(/^Finished loading Frond/, before)
      await desktop.click(SCREEN.width / 2, 2)
      // Orca starts to read a new page by itself.
      await desktop.speech.settle()
    }
    await use({
      tab,
      load,
      waitForData,
      open: (path, heading) => load(path, heading, waitForData),
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
  },
})
