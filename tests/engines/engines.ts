import * as v from 'valibot'
import type { EngineBrowser, LaunchOptions } from './browser'
import { launchPuppeteer } from './puppeteerBrowser'
import { launchWebKit } from './webkitBrowser'

const Engine = v.variant('name', [
  v.object({ name: v.picklist(['chromium', 'firefox']), browser: v.string() }),
  v.object({
    name: v.literal('webkit'),
    browser: v.string(),
    driver: v.string(),
    screen: v.string(),
    keyboard: v.string(),
  }),
])

/** An engine and the paths of its programs. */
export type Engine = v.InferOutput<typeof Engine>

/** The engines that scripts/engines.js has found. */
export function readEngines(): Engine[] {
  const { FROND_ENGINES } = process.env
  if (FROND_ENGINES === undefined) throw new Error("Start these tests by 'npm run test:engines'.")
  return v.parse(v.array(Engine), JSON.parse(FROND_ENGINES))
}

export function launch(engine: Engine, options: LaunchOptions = {}): Promise<EngineBrowser> {
  return engine.name === 'webkit'
    ? launchWebKit(engine, options)
    : launchPuppeteer(engine.name, engine.browser, options)
}
