import { x } from 'tinyexec'
import { findChromium, findHeadlessShell } from './chromium.js'

/**
 * Runs the browser tests on the build in `dist`; arguments go to Playwright. CHROMIUM_WITH_WINDOWS is
 * for what the headless shell does not have.
 */
try {
  const env = {
    CHROMIUM_WITH_WINDOWS: findChromium(),
    CHROMIUM_PATH: findHeadlessShell(),
  }
  const args = ['test', ...process.argv.slice(2)]
  const { exitCode } = await x('playwright', args, { nodeOptions: { stdio: 'inherit', env } })
  process.exitCode = exitCode ?? 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
