import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, onPath } from './chromium.js'

const firefoxPaths = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** WebKitGTK's test browser is installed with the library, below an architecture's folder. */
function findMiniBrowser() {
  const roots = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter(existsSync)
  const folders = roots.flatMap((root) => [
    root,
    ...readdirSync(root).map((name) => join(root, name)),
  ])
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find(existsSync)
}

function findFirefox() {
  const { FIREFOX_PATH } = process.env
  const browser =
    FIREFOX_PATH ??
    ['firefox-esr', 'firefox'].map(onPath).find(Boolean) ??
    firefoxPaths.find((path) => existsSync(path))
  return browser && { browser }
}

function findWebKit() {
  const driver = onPath('WebKitWebDriver')
  const browser = findMiniBrowser()
  const screen = onPath('Xvfb')
  const keyboard = onPath('xdotool')
  return driver && browser && screen && keyboard ? { driver, browser, screen, keyboard } : undefined
}

const finders = {
  chromium: () => ({ browser: findChromium() }),
  firefox: findFirefox,
  webkit: findWebKit,
}

export const engineNames = Object.keys(finders)

/** Returns the installed engines among these, with their programs. */
export function findEngines(names) {
  return names.flatMap((name) => {
    const programs = finders[name]()
    return programs ? [{ name, ...programs }] : []
  })
}
