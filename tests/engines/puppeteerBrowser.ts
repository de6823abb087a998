import { writeFile } from 'node:fs/promises'
import puppeteer, { type ConsoleMessage, type KeyInput, type Page } from 'puppeteer-core'
import type { EngineBrowser, EngineTab, LaunchOptions, Viewport } from './browser'
import { splitChord } from './keys'
import { createChromiumTouch, createFirefoxTouch, type Touch } from './touch'

/** Chromium without the background calls that a closed network refuses. */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const FIREFOX_DARK = 0
const FIREFOX_LIGHT = 1

const isLoud = (message: ConsoleMessage) => ['error', 'warn'].includes(message.type())

/** Whether this is the name of a key on a keyboard. */
function isKey(key: string): key is KeyInput {
  return key.length > 0
}

function keyOf(name: string): KeyInput {
  const key = name === 'Space' ? ' ' : name
  if (!isKey(key)) throw new Error('A key needs a name.')
  return key
}

/** Runs in every document before its own scripts. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample } = event
    console.error(`Policy violation: ${effectiveDirective} ${blockedURI} ${sample}`)
  })
}

function createTab(page: Page, touch: Touch): EngineTab {
  const { keyboard, mouse } = page
  const press = async (chord: string) => {
    const { modifiers, key } = splitChord(chord)
    for (const modifier of modifiers) await keyboard.down(keyOf(modifier))
    await keyboard.press(keyOf(key))
    for (const modifier of modifiers.toReversed()) await keyboard.up(keyOf(modifier))
  }
  return {
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    reload: async () => {
      await page.reload({ waitUntil: 'domcontentloaded' })
    },
    // As an expression: Puppeteer's types would look for its handles among the arguments.
    evaluate: <Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args) =>
      page.evaluate<[], () => Result>(`(${String(inPage)})(...${JSON.stringify(args)})`),
    addScript: async (source) => {
      await page.evaluate(`${source}\n;undefined`)
    },
    setViewport: (viewport) => page.setViewport(viewport),
    mouseClick: (x, y) => mouse.click(x, y),
    mouseMove: (x, y) => mouse.move(x, y),
    touch: (path, end = 'lift') => touch(path, end),
    press,
    type: (text) => keyboard.type(text),
    screenshot: async (path) => {
      const isJpeg = path.endsWith('.jpg')
      await writeFile(path, await page.screenshot(isJpeg ? { type: 'jpeg', quality: 60 } : {}))
    },
    close: () => page.close(),
  }
}

/** Chromium over the DevTools protocol, Firefox over WebDriver BiDi. */
export async function launchPuppeteer(
  name: 'chromium' | 'firefox',
  executablePath: string,
  { colourScheme = 'light', isPrivate = false, firefoxPreferences = {}, desktop }: LaunchOptions,
): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath,
    headless: !desktop,
    ...(desktop && { env: desktop }),
    ...(name === 'chromium'
      ? { args: CHROMIUM_ARGUMENTS, ignoreDefaultArgs: ['--disable-back-forward-cache'] }
      : {
          args: ['--remote-allow-system-access', ...(desktop ? ['--kiosk'] : [])],
          extraPrefsFirefox: {
            'layout.css.prefers-color-scheme.content-override':
              colourScheme === 'dark' ? FIREFOX_DARK : FIREFOX_LIGHT,
            'ui.prefersReducedMotion': 1,
            'dom.w3c_touch_events.enabled': 1,
            ...(isPrivate && { 'browser.privatebrowsing.autostart': true }),
            ...firefoxPreferences,
          },
        }),
  })
  const noise: string[] = []
  return {
    name,
    version: await browser.version(),
    openTab: async (viewport: Viewport) => {
      const page = await browser.newPage()
      await page.setViewport(viewport)
      if (name === 'chromium')
        await page.emulateMediaFeatures([
          { name: 'prefers-color-scheme', value: colourScheme },
          { name: 'prefers-reduced-motion', value: 'reduce' },
        ])
      await page.evaluateOnNewDocument(reportViolations)
      page.on('console', (message) => {
        if (isLoud(message)) noise.push(`${message.text()} ${message.location().url ?? ''}`)
      })
      page.on('pageerror', (error) => {
        noise.push(String(error))
      })
      return createTab(
        page,
        name === 'firefox' ? createFirefoxTouch(browser) : createChromiumTouch(page),
      )
    },
    takeNoise: () => Promise.resolve(noise.splice(0)),
    close: () => browser.close(),
  }
}
