import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sumUp, take } from './steps.js'

/**
 * `npm test` runs all checks that fit into a few minutes. `npm run test:long`, which is `--long`, runs
 * the others: the full random search, every call with every fault, the backend (on PostgreSQL too, if
 * installed), the development server, the Baseline check, the remaining browser tests, the app on that
 * backend in a browser, the build served by nginx (if installed), and the package in a separate project.
 * Its arguments select steps. Both stop at the first failure.
 */
const reports = mkdtempSync(join(tmpdir(), 'frond-'))
const reportOf = (name) => join(reports, `${name}.json`)

const node = (script, ...args) => ['node', `scripts/${script}.js`, ...args]
const build = (...args) => node('build', '--logLevel', 'warn', ...args)
const jest = (report, project, ...args) => [
  ...['jest', '--selectProjects', project, '--json', `--outputFile=${reportOf(report)}`],
  ...args,
]
const step = (name, command, options = {}) => ({ name, commands: [command], ...options })

const server = (report, files, ...args) =>
  jest(report, 'backend', '--silent', '--testPathPatterns', `tests.backend.(${files})`, ...args)

async function runShort() {
  const started = Date.now()
  // Two steps at a time, except browser tests: they press buttons while a page loads, so they need
  // the whole machine.
  await Promise.all([
    take([
      // Includes type checking (eslint.config.js).
      step('types, lint', ['npm', 'run', '--silent', 'lint']),
      step('server', server('server', 'lockFolder|configuration|failures|log\\.')),
    ]),
    take([
      step('build', build()),
      step('size', ['size-limit'], { show: true }),
      // Files that haven't changed since they were last found well formatted are skipped.
      step('format', ['prettier', '--check', '--cache', '--cache-strategy', 'content', '.']),
      step('dead code', ['knip']),
      step('openapi', node('openApi', '--check')),
      step('unit', jest('unit', 'shop', '--silent', '--randomize'), {
        // A larger young generation takes 5 % less time, because of less garbage collection.
        env: { NODE_OPTIONS: '--max-semi-space-size=64' },
      }),
    ]),
  ])
  await take([
    step('browser', node('browserTests'), {
      env: { E2E_PART: 'quick', E2E_REPORT: reportOf('browser') },
    }),
  ])
  const counted = ['unit', 'server', 'browser']
  const counts = counted.map((name) => `${name} ${sumUp(reportOf(name)).passed}`).join(', ')
  console.log(`${counts} in ${((Date.now() - started) / 1000).toFixed(0)} s`)
  console.log(String(sumUp(...counted.map(reportOf))))
}

async function runLong(chosen) {
  const env = { FROND_LONG: '1', FROND_SEQUENCES: process.env.FROND_SEQUENCES ?? '4000' }
  const randomTests = ['tests/resilience/random', 'tests/resilience/calls']
  const inBrowser = { ...env, E2E_PART: 'rest', E2E_REPORT: reportOf('browser') }
  const base = '/shop/'
  const steps = [
    step('faults', jest('faults', 'shop', ...randomTests), { env, show: true }),
    step('backend', jest('backend', 'backend'), { env, show: true }),
    {
      name: 'dev',
      commands: [build(), node('browserTests', '--config', 'playwright.dev.config.ts')],
    },
    {
      name: 'browser',
      commands: [
        build(),
        ['eslint', '--config', 'eslint.baseline.config.js', '--quiet', 'dist'],
        node('browserTests'),
      ],
      env: inBrowser,
    },
    step('journey', node('browserTests', '--config', 'playwright.backend.config.ts')),
    { name: 'nginx', commands: [build(), node('nginxSmoke')], show: true },
    {
      name: 'sub-path',
      commands: [build('--outDir', 'dist-shop'), node('nginxSmoke', 'dist-shop', base)],
      env: { VITE_BASE: base },
      show: true,
    },
    step('package', node('testPackage'), { show: true }),
  ]
  await take(steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name)))
  const counted = ['faults', 'backend', 'browser'].map(reportOf).filter(existsSync)
  if (counted.length > 0) console.log(String(sumUp(...counted)))
}

const [mode, ...chosen] = process.argv.slice(2)
await (mode === '--long' ? runLong(chosen) : runShort())
