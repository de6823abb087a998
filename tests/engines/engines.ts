import { findChromium } from '../../scripts/chromium.js'
import type { EngineBrowser, EngineName, LaunchOptions } from './browser'
import { findFirefox, findWebKit } from './findEngine'
import { launchPuppeteer } from './puppeteerBrowser'
import { launchWebKit } from './webkitBrowser'

const finders = { chromium: findChromium, firefox: findFirefox, webkit: findWebKit }

const HOW_TO_INSTALL =
  "On Debian or Ubuntu: 'apt-get install -y firefox-esr webkit2gtk-driver xvfb'. Elsewhere " +
  'install Firefox, and leave WebKit to CI.'

export const engineNames = ['chromium', 'firefox', 'webkit'] as const

function installed<Programs>(name: EngineName, programs: Programs | undefined): Programs {
  if (programs === undefined) throw new Error(`Not installed: ${name}. ${HOW_TO_INSTALL}`)
  return programs
}

/** Launches an installed engine; throws an error that says how to install it otherwise. */
export async function launch(
  name: EngineName,
  options: LaunchOptions = {},
): Promise<EngineBrowser> {
  return name === 'webkit'
    ? launchWebKit(installed(name, finders[name]()), options)
    : launchPuppeteer(name, installed(name, finders[name]()), options)
}
