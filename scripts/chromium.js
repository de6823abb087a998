import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const systemPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export function onPath(name) {
  const finder = process.platform === 'win32' ? 'where' : 'which'
  const { stdout } = spawnSync(finder, [name], { encoding: 'utf8' })
  return stdout?.split('\n')[0].trim() || undefined
}

const installed = () =>
  systemNames.map(onPath).find(Boolean) ??
  [...systemPaths, chromium.executablePath()].find((path) => existsSync(path))

function run(command, args) {
  console.log(`  Trying '${command} ${args.join(' ')}'.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/** Installs a Debian package, as root. */
function install(name) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  if (run('apt-get', ['update', '-qq'])) run('apt-get', ['install', '-y', '-qq', name])
}

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, the system's Chromium or Chrome, or
 * Playwright's; otherwise installs one. If that fails, throws an error that says how to get one.
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH points to '${chosen}', where there is nothing.`)
  }
  if (!installed()) install('chromium')
  if (!installed()) run(process.execPath, [playwright, 'install', 'chromium'])
  const found = installed()
  if (found) return found
  throw new Error(
    'The browser tests need Chromium and none could be installed. Install Chromium or Chrome ' +
      "(on Debian: 'apt-get install -y chromium', elsewhere: 'npx playwright install chromium') " +
      'or set CHROMIUM_PATH to one.',
  )
}

/**
 * Finds Chromium's headless shell, or installs it on Debian, because tests take two thirds of the time
 * in it. It has no back/forward cache. Falls back to `findChromium`.
 */
export function findHeadlessShell() {
  const full = findChromium()
  if (process.env.CHROMIUM_PATH) return full
  const name = 'chromium-headless-shell'
  if (!onPath(name)) install(name)
  return onPath(name) || full
}

/** Playwright's set-up. */
export default function setUp() {
  process.env.HEADLESS_SHELL_PATH = findHeadlessShell()
}
