import { expect, test as base } from '@playwright/test'
import type { EngineBrowser, LaunchOptions, Viewport } from './browser'
import { EnginePage } from './enginePage'
import { type Engine, launch } from './engines'
import { Host } from './host'
import type { EngineLocator } from './locator'

export interface EngineOptions {
  engine: Engine
  /** Tests with other options get a browser of their own. */
  engineLaunch: LaunchOptions
}

interface TestFixtures {
  size: Viewport
  /** What a test provokes on purpose. */
  expectedNoise: RegExp[]
  /** The folder of the build that the host serves. */
  build: string
  /** A host with a port of its own, hence an origin: every test starts with an empty storage. */
  host: Host
  openTab: () => Promise<EnginePage>
  /** The first tab. */
  tab: EnginePage
}

/** A test fails on anything that its pages log as a warning or an error, as in tests/e2e. */
export const test = base.extend<TestFixtures, EngineOptions & { engineBrowser: EngineBrowser }>({
  engine: [
    { name: 'chromium', browser: '' },
    { option: true, scope: 'worker' },
  ],
  engineLaunch: [{}, { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine, engineLaunch }, use) => {
      const browser = await launch(engine, engineLaunch)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  size: [{ width: 1280, height: 800 }, { option: true }],
  expectedNoise: [[], { option: true }],
  build: ['dist', { option: true }],
  host: async ({ build }, use) => {
    const host = new Host(build)
    await host.start()
    await use(host)
    await host.stop()
  },
  openTab: async ({ engineBrowser, host, size, expectedNoise }, use, testInfo) => {
    const tabs: EnginePage[] = []
    engineBrowser.takeNoise()
    await use(async () => {
      const tab = new EnginePage(await engineBrowser.openTab(size), () => host.origin)
      tabs.push(tab)
      return tab
    })
    const hasFailed = testInfo.status !== testInfo.expectedStatus
    for (const [index, tab] of tabs.entries()) {
      if (hasFailed) await tab.screenshot(testInfo.outputPath(`tab-${index + 1}.png`))
      await tab.close()
    }
    const noise = engineBrowser
      .takeNoise()
      .filter((text) => !expectedNoise.some((expected) => expected.test(text)))
    expect(noise, 'the console stays silent').toEqual([])
  },
  tab: async ({ openTab }, use) => {
    await use(await openTab())
  },
})

export { expect }

export const heading = (tab: EnginePage, name: string | RegExp): EngineLocator =>
  tab.getByRole('heading', { name })

export const card = (tab: EnginePage, name: string): EngineLocator =>
  tab.getByRole('article', { name })

export const button = (tab: EnginePage, name: string | RegExp): EngineLocator =>
  tab.getByRole('button', { name })

export const link = (tab: EnginePage, name: string | RegExp): EngineLocator =>
  tab.getByRole('link', { name })

export const toast = (tab: EnginePage, message: string): EngineLocator =>
  tab.getByRole('alert').filter({ hasText: message })
