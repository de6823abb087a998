import { x } from 'tinyexec'
import { findChromium, findHeadlessShell } from './chromium.js'

/**
 * Runs the browser tests on the build in `dist`; arguments are passed to Playwright. Tests of features
 * that the headless shell lacks use CHROMIUM_WITH_WINDOWS.
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
