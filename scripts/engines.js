import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineNames, findEngines } from './findEngines.js'
import { sentenceOf, sumsOfPlaywright } from './reports.js'

/**
 * Runs the tests of `tests/engines` on the build in `dist`, in Chromium, Firefox and WebKit.
 * Engine names select engines, `--without NAME` excludes one, and other arguments are passed to
 * Playwright. Fails if a selected engine isn't installed.
 */
const HOW_TO_INSTALL =
  "On Debian or Ubuntu: 'apt-get install -y firefox-esr webkit2gtk-driver xvfb xdotool'. Elsewhere install " +
  "Firefox, and leave WebKit to CI with '--without webkit'."

const chosen = []
const leftOut = []
const forPlaywright = []
const args = process.argv.slice(2)
for (let arg = args.shift(); arg !== undefined; arg = args.shift()) {
  if (engineNames.includes(arg)) chosen.push(arg)
  else if (arg === '--without') leftOut.push(args.shift())
  else forPlaywright.push(arg)
}
const wanted = (chosen.length > 0 ? chosen : engineNames).filter((name) => !leftOut.includes(name))

function run(engines) {
  const report = join(mkdtempSync(join(tmpdir(), 'frond-')), 'engines.json')
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const began = Date.now()
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', '--config', 'playwright.engines.config.ts', ...forPlaywright],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        FROND_ENGINES: JSON.stringify(engines),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    },
  )
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  const isLeftOut = engineNames.filter((name) => !wanted.includes(name))
  console.log(
    `${sentenceOf(sumsOfPlaywright(report))} in ${wanted.join(', ')} (${seconds} s)` +
      (isLeftOut.length > 0 ? `; not run: ${isLeftOut.join(', ')}` : ''),
  )
  process.exitCode = status ?? 1
}

const engines = findEngines(wanted)
const missing = wanted.filter((name) => !engines.some((engine) => engine.name === name))
if (missing.length > 0) {
  console.error(`Not installed: ${missing.join(', ')}. ${HOW_TO_INSTALL}`)
  process.exitCode = 1
} else {
  run(engines)
}
