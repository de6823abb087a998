import { expect, test as base } from '@playwright/test'
import { SESSION_KEY } from '@/features/auth/session'
import { BLANK, Host } from '../support/host'
import { countCachedFiles, countPrecachedFiles } from '../support/precache'
import { storedDemoSession } from '../support/storedDemoSession'
import type { EngineBrowser, EngineName, LaunchOptions, Viewport } from './browser'
import { EnginePage } from './enginePage'
import { launch } from './engines'
import type { EngineLocator } from './locator'
import { noiseRecorder } from './noiseRecorder'

export interface EngineOptions {
  engine: EngineName
  /** Tests with other options get a separate browser. */
  engineLaunch: LaunchOptions
}

interface TestFixtures {
  size: Viewport
  /** Warnings and errors that a test provokes on purpose. */
  expectedNoise: RegExp[]
  /** The folder of the build that the host serves. */
  build: string
  /** A host on a separate port, and so a separate origin: every test starts with empty storage. */
  host: Host
  openTab: () => Promise<EnginePage>
  /** The first tab. */
  tab: EnginePage
}

/** Logged by a page restored from the back/forward cache, whose requests were cancelled when it was left. */
export const CANCELLED_READ = /^(Cart|Wishlist|Addresses|The categories) could not be read\./

/**
 * Logged by Firefox for a file that was passing through the service worker when its page was left.
 */
export const CANCELLED_FILE = /^Error: Failed to load .* A ServiceWorker intercepted/

/**
 * The rejection of MSW's check for a new version of the worker, which nobody handles, in WebKit. A page that
 * is left within its first moments causes it, in any test.
 */
const CANCELLED_CHECK = /^SecurityError: Script .*\/serviceWorker\.js load failed$/

/** A test fails on anything that its pages log as a warning or an error, as in tests/e2e. */
export const test = base.extend<TestFixtures, EngineOptions & { engineBrowser: EngineBrowser }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
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
  expectedNoise: [[CANCELLED_READ, CANCELLED_FILE], { option: true }],
  build: ['dist', { option: true }],
  host: async ({ build, engine }, use) => {
    const host = new Host(build, engine === 'webkit' ? noiseRecorder : undefined)
    await host.start()
    await use(host)
    await host.stop()
  },
  openTab: async ({ engineBrowser, host, size, expectedNoise }, use, testInfo) => {
    const tabs: EnginePage[] = []
    await engineBrowser.takeNoise()
    await use(async () => {
      const tab = new EnginePage(await engineBrowser.openTab(size), () => host.origin)
      tabs.push(tab)
      return tab
    })
    const noise = await engineBrowser.takeNoise()
    const hasFailed = testInfo.status !== testInfo.expectedStatus
    for (const [index, tab] of tabs.entries()) {
      if (hasFailed) await tab.screenshot(testInfo.outputPath(`tab-${index + 1}.png`))
      await tab.close()
    }
    const expected = [...expectedNoise, CANCELLED_CHECK]
    const unexpected = noise.filter((text) => !expected.some((pattern) => pattern.test(text)))
    expect(unexpected, 'the console stays silent').toEqual([])
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
  tab.getByRole('status').filter({ hasText: message })

export const badge = (tab: EnginePage, list: 'Cart' | 'Wishlist', count: number): EngineLocator =>
  link(tab, new RegExp(`^${list}, ${count} items?$`))

/** Presses 'Add to cart' on a plant's card, and waits until the backend has it. */
export async function addToCart(tab: EnginePage, name: string): Promise<void> {
  await card(tab, name)
    .getByRole('button', { name: /^Add to cart/ })
    .click()
  await toast(tab, 'Product added to cart').waitFor()
  await toast(tab, 'Product added to cart').waitFor({ state: 'detached' })
}

/** Leaves the demo user's session in the browser, as an earlier visit would have. */
export async function signInAsDemo(tab: EnginePage): Promise<void> {
  await tab.goto(BLANK)
  const session = await storedDemoSession()
  await tab.evaluate(
    (key, value) => {
      localStorage.setItem(key, value)
    },
    SESSION_KEY,
    session,
  )
}

/** Logs in on the page that is open: /login. */
export async function loginAsDemo(tab: EnginePage): Promise<void> {
  await button(tab, 'Login with test credentials').click()
  await button(tab, 'Login').click()
  await link(tab, 'Profile').waitFor()
}

/** Opens the cart and pays for it. */
export async function payForCart(tab: EnginePage): Promise<void> {
  await tab.goto('/mycart')
  await button(tab, 'Place Order').click()
  await heading(tab, 'Order Summary').waitFor()
  await button(tab, 'Place Order').click()
  await tab
    .getByRole('dialog', { name: 'Test payment' })
    .getByRole('button', { name: /^Pay/ })
    .click()
  await heading(tab, 'Order placed successfully!!').waitFor()
}

/** Waits until the worker has precached all files of the shop. */
export async function waitUntilPrecached(tab: EnginePage): Promise<void> {
  await tab.waitUntil(countCachedFiles, countPrecachedFiles())
}

/** Waits until all that is visible of the page's prerendered markup has been hydrated. */
export async function waitForHydration(tab: EnginePage): Promise<void> {
  const isHydrating = () =>
    !('shown' in document.documentElement.dataset) ||
    [...document.querySelectorAll('#root :is(button, input)')].some(
      (control) => control.checkVisibility() && !Object.keys(control).join().includes('__react'),
    )
  await tab.waitUntil(isHydrating, false)
}
