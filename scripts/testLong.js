import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { take } from './steps.js'

/**
 * What takes minutes: the random search at its full length and every call with every fault, the
 * contract through the shop's own worker and the heap over 500 changes, the backend on PostgreSQL
 * (where it is installed), the shop on that backend in a browser, the build served by nginx (where
 * it is installed), and the package in a project of its own. Arguments name the steps to take; by
 * default all are.
 */
const report = join(mkdtempSync(join(tmpdir(), 'frond-')), 'report.json')
const jest = (project, tests) =>
  `npx jest --selectProjects ${project} --json --outputFile=${report}.${project} ${tests}`
const long = { FROND_LONG: '1', FROND_SEQUENCES: process.env.FROND_SEQUENCES ?? '4000' }

const steps = [
  {
    name: 'faults',
    command: jest('shop', 'tests/resilience/randomActions tests/resilience/calls'),
    env: long,
    show: true,
  },
  { name: 'backend', command: jest('backend', ''), env: long, show: true },
  {
    name: 'browser',
    command: 'npm run --silent build && node scripts/browserTests.js --grep "@long|F37"',
    env: long,
    show: true,
  },
  {
    name: 'journey',
    command: 'node scripts/browserTests.js --config playwright.backend.config.ts',
  },
  { name: 'nginx', command: 'npm run --silent build && node scripts/nginxSmoke.js', show: true },
  {
    name: 'sub-path',
    command:
      'npm run --silent build -- --outDir dist-shop && node scripts/nginxSmoke.js dist-shop /shop/',
    env: { VITE_BASE: '/shop/' },
    show: true,
  },
  { name: 'package', command: 'node scripts/provePackage.js', show: true },
]

function sums(project) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(
      readFileSync(`${report}.${project}`, 'utf8'),
    )
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

const chosen = process.argv.slice(2)
await take(steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name)))
const [shop, backend] = [sums('shop'), sums('backend')]
const passed = shop.passed + backend.passed
const failed = shop.failed + backend.failed
if (passed + failed > 0) console.log(`${passed} passed, ${failed} failed`)
