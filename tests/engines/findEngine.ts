import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onPath } from '../../scripts/chromium.js'

/** The paths of WebKit's programs. */
export interface WebKitPrograms {
  driver: string
  browser: string
  screen: string
}

/** WebKitGTK's test browser is installed with the library, below an architecture's folder. */
function findMiniBrowser() {
  const roots = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter(existsSync)
  return roots
    .flatMap((root) => [root, ...readdirSync(root).map((name) => join(root, name))])
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find(existsSync)
}

export function findFirefox(): string | undefined {
  return (
    process.env['FIREFOX_PATH'] ??
    onPath('firefox-esr') ??
    onPath('firefox') ??
    [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ].find(existsSync)
  )
}

export function findWebKit(): WebKitPrograms | undefined {
  const driver = onPath('WebKitWebDriver')
  const browser = findMiniBrowser()
  const screen = onPath('Xvfb')
  return driver && browser && screen ? { driver, browser, screen } : undefined
}
