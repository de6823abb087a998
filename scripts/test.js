import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sentenceOf, sumsOfJest, sumsOfPlaywright } from './reports.js'
import { take } from './steps.js'

/**
 * Everything that proves the shop in a few minutes, one line a step; stops at the first that fails.
 * The rest of the browser tests and what takes longer is `npm run test:long`; CI runs both.
 */
const reports = mkdtempSync(join(tmpdir(), 'frond-'))
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')
const serverReport = join(reports, 'server.json')
const restOfBrowser = join(reports, 'rest.json')

const steps = {
  // The types too: see eslint.config.js.
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
    // More room for what is young: a twentieth less time, spent on collecting garbage.
    env: { NODE_OPTIONS: '--max-semi-space-size=64' },
  },
  // The server's tests that need neither its embedded database nor PostgreSQL.
  server: {
    commands: [
      [
        ...['jest', '--selectProjects', 'backend', '--silent', '--json'],
        ...[`--outputFile=${serverReport}`, '--testPathPatterns'],
        ...['lockFolder', 'deadConnection', 'configuration'].map((name) => `tests.backend.${name}`),
      ],
    ],
  },
  build: { commands: [['node', 'scripts/build.js', '--logLevel', 'warn']] },
  size: { commands: [['node', 'scripts/size.js']], show: true },
  browser: {
    commands: [['node', 'scripts/browserTests.js']],
    env: { E2E_PART: 'quick', E2E_REPORT: browserReport },
  },
  // Which tests `npm run test:long` runs in a browser: the tables of proofs name them too.
  others: {
    commands: [['playwright', 'test', '--list', '--reporter=json']],
    env: { E2E_PART: 'rest', PLAYWRIGHT_JSON_OUTPUT_NAME: restOfBrowser },
  },
  proofs: {
    commands: [
      [
        ...['node', 'scripts/checkDocs.js', '--reports'],
        ...[unitReport, serverReport, browserReport, restOfBrowser],
      ],
    ],
    show: true,
  },
}
const inOrder = (...names) => take(names.map((name) => ({ name, ...steps[name] })))

const started = Date.now()
// Two steps at a time. The browser tests want the machine for themselves: they press buttons while a
// page loads.
await Promise.all([
  inOrder('types, lint', 'server'),
  inOrder('build', 'size', 'format', 'dead code', 'docs', 'openapi', 'others', 'unit'),
])
await inOrder('browser', 'proofs')

const sums = [sumsOfJest(unitReport), sumsOfJest(serverReport), sumsOfPlaywright(browserReport)]
const [unit, server, browser] = sums
const seconds = ((Date.now() - started) / 1000).toFixed(0)
console.log(
  `unit ${unit.passed}, server ${server.passed}, browser ${browser.passed} in ${seconds} s`,
)
console.log(sentenceOf(...sums))
