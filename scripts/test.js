import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { take } from './steps.js'

/**
 * Everything that proves the shop, one line a step; stops at the first that fails. What only reads
 * the sources takes one core a step, so two of them run side by side.
 */
const reports = mkdtempSync(join(tmpdir(), 'frond-'))
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')

const reading = [
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'format', command: 'npx prettier --check .' },
  { name: 'dead code', command: 'npx knip' },
  { name: 'docs', command: 'node scripts/checkDocs.js' },
  { name: 'openapi', command: 'node scripts/openApi.js --check' },
]
const running = [
  { name: 'unit', command: `npx jest --silent --randomize --json --outputFile=${unitReport}` },
  { name: 'build', command: 'npm run --silent build -- --logLevel warn' },
  { name: 'size', command: 'node scripts/size.js', show: true },
  {
    name: 'browser',
    command: 'node scripts/browserTests.js',
    env: { E2E_REPORT: browserReport },
  },
  {
    name: 'proofs',
    command: `node scripts/checkDocs.js --reports ${unitReport} ${browserReport}`,
    show: true,
  },
]

function read(file, sums) {
  try {
    return sums(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

const started = Date.now()
await Promise.all([take(reading), take(reading)])
await take(running)

const unit = read(unitReport, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
}))
const browser = read(browserReport, ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
}))
console.log(
  `unit ${unit.passed}, browser ${browser.passed} in ${((Date.now() - started) / 1000).toFixed(0)} s`,
)
console.log(`${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`)
