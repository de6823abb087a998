import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { onPath } from './chromium.js'
import { findEngines } from './findEngines.js'
import { sentenceOf, sumsOfPlaywright } from './reports.js'

/**
 * Runs the tests of `tests/spoken` on the build in `dist`: Orca reads the shop in Firefox, on a screen
 * without a monitor, and real keys are pressed. `--write` prints what it has said to docs/spoken.md.
 * Other arguments are passed to Playwright.
 */
const PAGE = 'docs/spoken.md'
const programs = ['Xvfb', 'dbus-run-session', 'gsettings', 'orca', 'script', 'xdotool']
const HOW_TO_INSTALL =
  "On Debian or Ubuntu: 'apt-get install -y firefox-esr xvfb orca xdotool dbus at-spi2-core'."

const forPlaywright = process.argv.slice(2).filter((arg) => arg !== '--write')
const isWriting = process.argv.includes('--write')
const report = join(mkdtempSync(join(tmpdir(), 'frond-')), 'spoken.json')

function run(engines) {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const config = ['--config', 'playwright.spoken.config.ts']
  const { status } = spawnSync(
    'dbus-run-session',
    ['--', process.execPath, cli, 'test', ...config, ...forPlaywright],
    {
      // The session's bus logs every service that it can't start.
      stdio: ['ignore', 'inherit', 'ignore'],
      env: {
        ...process.env,
        FROND_ENGINES: JSON.stringify(engines),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    },
  )
  console.log(`${sentenceOf(sumsOfPlaywright(report))} with Orca in Firefox`)
  return status ?? 1
}

/** The tests of Playwright's report, with what they have attached. */
const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.map(({ title, tests }) => ({ title, attached: tests[0].results.at(-1).attachments })),
  ...suites.flatMap(testsOf),
]

async function writePage() {
  const tests = testsOf(JSON.parse(readFileSync(report, 'utf8')))
  const sections = tests.map(({ title, attached }) => {
    const steps = attached.map(({ name, body }) => {
      const phrases = Buffer.from(body, 'base64').toString().split('\n')
      return `**${name}**\n\n${phrases.map((phrase) => `- ${phrase}`).join('\n')}`
    })
    return `## ${title[0].toUpperCase()}${title.slice(1)}\n\n${steps.join('\n\n')}`
  })
  const text =
    '# How the shop sounds\n\nWhat Orca says in Firefox, step by step and page by page. ' +
    '`npm run test:spoken -- --write` prints this page.\n\n' +
    sections.join('\n\n')
  writeFileSync(PAGE, await format(text, { ...(await resolveConfig(PAGE)), parser: 'markdown' }))
}

const engines = findEngines(['firefox'])
const missing = [
  ...(engines.length === 0 ? ['firefox'] : []),
  ...programs.filter((program) => !onPath(program)),
]
if (missing.length > 0) {
  console.error(`Not installed: ${missing.join(', ')}. ${HOW_TO_INSTALL}`)
  process.exitCode = 1
} else {
  process.exitCode = run(engines)
  if (isWriting && process.exitCode === 0) await writePage()
}
