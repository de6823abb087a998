import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.js'

/** Runs the browser tests on the build in `dist`; arguments go to Playwright. */
try {
  const env = { ...process.env, CHROMIUM_PATH: findChromium() }
  const args = ['playwright', 'test', ...process.argv.slice(2)]
  process.exitCode = spawnSync('npx', args, { stdio: 'inherit', env }).status ?? 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
