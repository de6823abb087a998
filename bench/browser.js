import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.js'
import { installBench } from './inPage.js'
import { cpuSlowdown } from './shops.js'

export const chromiumOptions = (args = []) => ({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...args,
  ],
})

export const desktop = { width: 1280, height: 800 }

/**
 * Opens a page for a first visit, with `window.bench`, in a browser with a new profile. Close its context
 * when done. Contexts of one browser would be private windows, which fetch and draw the site's icon again
 * whenever the URL changes.
 */
export async function openPage(viewport, options = {}) {
  const context = await chromium.launchPersistentContext('', {
    ...chromiumOptions(),
    viewport,
    ...options,
  })
  await context.addInitScript(installBench)
  return context.newPage()
}

/** Throttles the page's CPU. A rate of 1 ends the throttling. */
export async function slowDown(page, rate = cpuSlowdown) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Waits until the page is idle, so that one measurement doesn't disturb the next. */
export const calm = (page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
