import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sentenceOf, sumsOfJest, sumsOfPlaywright } from './reports.js'
import { take } from './steps.js'

/**
 * Runs all checks that fit into a few minutes, and stops at the first failure. Longer ones are in
 * `npm run test:long`; CI runs both.
 */
const reports = mkdtempSync(join(tmpdir(), 'frond-'))
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')
const serverReport = join(reports, 'server.json')
const restOfBrowser = join(reports, 'rest.json')
const inEngines = join(reports, 'engines.json')
const inSpoken = join(reports, 'spoken.json')

/** Lists the tests of a Playwright project that needs an engine, as they run in Firefox. */
const listing = (config, list) => ({
  commands: [['playwright', 'test', '--config', config, '--list', '--reporter=json']],
  env: {
    FROND_ENGINES: JSON.stringify([{ name: 'firefox', browser: '' }]),
    PLAYWRIGHT_JSON_OUTPUT_NAME: list,
  },
})

const steps = {
  // Includes type checking (eslint.config.js).
  'types, lint': { commands: [['npm', 'run', '--silent', 'lint']] },
  format: { commands: [['prettier', '--check', '.']] },
  'dead code': { commands: [['knip']] },
  docs: { commands: [['node', 'scripts/checkDocs.js']] },
  openapi: { commands: [['node', 'scripts/openApi.js', '--check']] },
  unit: {
    commands: [
      [
        ...['jest', '--selectProjects', 'shop', '--silent', '--randomize'],
        ...['--json', `--outputFile=${unitReport}`],
      ],
    ],
    // A larger young generation takes 5 % less time, because of less garbage collection.
    env: { NODE_OPTIONS: '--max-semi-space-size=64' },
  },
  // The server's tests that need no database.
  server: {
    commands: [
      [
        ...['jest', '--selectProjects', 'backend', '--silent', '--json'],
        ...[`--outputFile=${serverReport}`, '--testPathPatterns'],
        ...[
          'lockFolder',
          'deadConnection',
          'configuration',
          'flood',
          'dataFolder',
          'failures',
          'log\\.',
        ].map((name) => `tests.backend.${name}`),
      ],
    ],
  },
  build: { commands: [['node', 'scripts/build.js', '--logLevel', 'warn']] },
  size: { commands: [['size-limit']], show: true },
  browser: {
    commands: [['node', 'scripts/browserTests.js']],
    env: { E2E_PART: 'quick', E2E_REPORT: browserReport },
  },
  // Lists the browser tests of `npm run test:long`, which the tables in docs/ include.
  others: {
    commands: [['playwright', 'test', '--list', '--reporter=json']],
    env: { E2E_PART: 'rest', PLAYWRIGHT_JSON_OUTPUT_NAME: restOfBrowser },
  },
  engines: listing('playwright.engines.config.ts', inEngines),
  spoken: listing('playwright.spoken.config.ts', inSpoken),
  tables: {
    commands: [
      [
        ...['node', 'scripts/checkDocs.js', '--reports'],
        ...[unitReport, serverReport, browserReport, restOfBrowser, inEngines, inSpoken],
      ],
    ],
    show: true,
  },
}
const inOrder = (...names) => take(names.map((name) => ({ name, ...steps[name] })))

const started = Date.now()
// Two steps at a time, except browser tests: they press buttons while a page loads, so they need
// the whole machine.
await Promise.all([
  inOrder('types, lint', 'server'),
  inOrder(
    'build',
    'size',
    'format',
    'dead code',
    'docs',
    'openapi',
    'others',
    'engines',
    'spoken',
    'unit',
  ),
])
await inOrder('browser', 'tables')

const sums = [sumsOfJest(unitReport), sumsOfJest(serverReport), sumsOfPlaywright(browserReport)]
const [unit, server, browser] = sums
const seconds = ((Date.now() - started) / 1000).toFixed(0)
console.log(
  `unit ${unit.passed}, server ${server.passed}, browser ${browser.passed} in ${seconds} s`,
)
console.log(sentenceOf(...sums))
