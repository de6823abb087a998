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
  'types, lint': { command: 'npm run --silent lint' },
  format: { command: 'npx prettier --check .' },
  'dead code': { command: 'npx knip' },
  docs: { command: 'node scripts/checkDocs.js' },
  openapi: { command: 'node scripts/openApi.js --check' },
  unit: {
    command: `npx jest --selectProjects shop --silent --randomize --json --outputFile=${unitReport}`,
    // More room for what is young: a twentieth less time, spent on collecting garbage.
    env: { NODE_OPTIONS: '--max-semi-space-size=64' },
  },
  // The server's tests that need neither its embedded database nor PostgreSQL.
  server: {
    command: `npx jest --selectProjects backend --silent --json --outputFile=${serverReport} --testPathPatterns tests/backend/lockFolder tests/backend/deadConnection tests/backend/configuration`,
  },
  build: { command: 'npm run --silent build -- --logLevel warn' },
  size: { command: 'node scripts/size.js', show: true },
  browser: {
    command: 'node scripts/browserTests.js',
    env: { E2E_PART: 'quick', E2E_REPORT: browserReport },
  },
  // Which tests `npm run test:long` runs in a browser: the tables of proofs name them too.
  others: {
    command: `npx playwright test --list --reporter=json > ${restOfBrowser}`,
    env: { E2E_PART: 'rest' },
  },
  proofs: {
    command: `node scripts/checkDocs.js --reports ${unitReport} ${serverReport} ${browserReport} ${restOfBrowser}`,
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
