import { chromium } from '@playwright/test'
import { findChromium } from '../scripts/chromium.js'
import { installBench } from './inPage.js'
import { cpuSlowdown } from './shops.js'

export function launch(args = []) {
  return chromium.launch({
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
}

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 800 }

/** Opens a page for a first visit, with `window.bench`. Close its context when done. */
export async function openPage(browser, viewport) {
  const context = await browser.newContext({ viewport })
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
