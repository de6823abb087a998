import { spawnSync } from 'node:child_process'
import { findChromium, findHeadlessShell } from './chromium.js'

/**
 * Runs the browser tests on the build in `dist`; arguments go to Playwright. CHROMIUM_WITH_WINDOWS is
 * for what the headless shell does not have.
 */
try {
  const env = {
    ...process.env,
    CHROMIUM_WITH_WINDOWS: findChromium(),
    CHROMIUM_PATH: findHeadlessShell(),
  }
  const args = ['playwright', 'test', ...process.argv.slice(2)]
  process.exitCode = spawnSync('npx', args, { stdio: 'inherit', env }).status ?? 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
