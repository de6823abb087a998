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
 * without a monitor, and real keys are pressed. `--write` writes what it has said to docs/spoken.md.
 * Other arguments are passed to Playwright.
 */
const PAGE = 'docs/spoken.md'
const programs = ['Xvfb', 'dbus-run-session', 'gsettings', 'orca', 'script', 'xdotool']
const HOW_TO_INSTALL =
  "On Debian or Ubuntu: 'apt-get install -y firefox-esr xvfb orca xdotool dbus at-spi2-core " +
  "libglib2.0-bin'."

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

/** The texts that the tests of a file have attached, by name. */
const attachedIn = (file, { specs = [], suites = [] }) => [
  ...specs
    .filter((spec) => spec.file === file)
    .flatMap(({ tests }) => tests[0].results.at(-1).attachments)
    .map(({ name, body }) => ({ name, lines: Buffer.from(body, 'base64').toString().split('\n') })),
  ...suites.flatMap((suite) => attachedIn(file, suite)),
]

const capitalised = (text) => text[0].toUpperCase() + text.slice(1)

async function writePage() {
  const results = JSON.parse(readFileSync(report, 'utf8'))
  const steps = attachedIn('journey.spec.ts', results).map(
    ({ name, lines }) => `| ${name} | ${lines.join(' · ').replaceAll('|', '\\|')} |`,
  )
  const pages = attachedIn('pages.spec.ts', results).map(
    ({ name, lines }) => `### ${capitalised(name)}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``,
  )
  const text = `# How the shop sounds

What Orca, the screen reader of GNOME, says of the shop in Firefox. This page is written by \`npm run
test:spoken -- --write\`; \`npm run test:spoken\` fails if a step isn't told exactly once, or if a visible
piece of a page isn't heard in its place.

## A purchase by keyboard

Each step presses a key where the focus has been placed. Orca first says where that is, and then what
the key has done.

| step | what is said |
| --- | --- |
${steps.join('\n')}

## Page by page

What is said of each line, from the top of a page to its end, as the shopper presses ↓. Orca calls an
element clickable if the page reacts to clicks on it or around it.

${pages.join('\n\n')}
`
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
