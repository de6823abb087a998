import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sentenceOf, sumsOfJest, sumsOfPlaywright } from './reports.js'
import { take } from './steps.js'

/**
 * Runs what takes too long for `npm test`: the full random search, every call with every fault, the
 * backend (on PostgreSQL too, if installed), the development server, the Baseline check, the remaining
 * browser tests, the app on that backend in a browser, the build served by nginx (if installed), and
 * the package in a separate project. Arguments select steps. Default: all.
 */
const reports = mkdtempSync(join(tmpdir(), 'frond-'))
const reportOf = (name) => join(reports, `${name}.json`)
const jest = (project, ...tests) => [
  'jest',
  ...['--selectProjects', project, '--json', `--outputFile=${reportOf(project)}`],
  ...tests,
]
const build = (...options) => ['node', 'scripts/build.js', '--logLevel', 'warn', ...options]
const node = (...args) => ['node', ...args]
const long = { FROND_LONG: '1', FROND_SEQUENCES: process.env.FROND_SEQUENCES ?? '4000' }

const steps = [
  {
    name: 'faults',
    commands: [jest('shop', 'tests/resilience/random', 'tests/resilience/calls')],
    env: long,
    show: true,
  },
  { name: 'backend', commands: [jest('backend')], env: long, show: true },
  {
    name: 'dev',
    commands: [build(), node('scripts/browserTests.js', '--config', 'playwright.dev.config.ts')],
  },
  {
    name: 'browser',
    commands: [
      build(),
      node('scripts/checkBaseline.js'),
      node('scripts/browserTests.js'),
      node('scripts/checkDocs.js', '--part', '--reports', reportOf('browser')),
    ],
    env: { ...long, E2E_PART: 'rest', E2E_REPORT: reportOf('browser') },
  },
  {
    name: 'journey',
    commands: [node('scripts/browserTests.js', '--config', 'playwright.backend.config.ts')],
  },
  { name: 'nginx', commands: [build(), node('scripts/nginxSmoke.js')], show: true },
  {
    name: 'sub-path',
    commands: [
      build('--outDir', 'dist-shop'),
      node('scripts/nginxSmoke.js', 'dist-shop', '/shop/'),
    ],
    env: { VITE_BASE: '/shop/' },
    show: true,
  },
  { name: 'package', commands: [node('scripts/testPackage.js')], show: true },
]

const chosen = process.argv.slice(2)
await take(steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name)))
const counted = ['faults', 'backend', 'browser']
if (chosen.length === 0 || chosen.some((name) => counted.includes(name)))
  console.log(
    sentenceOf(
      sumsOfJest(reportOf('shop')),
      sumsOfJest(reportOf('backend')),
      sumsOfPlaywright(reportOf('browser')),
    ),
  )
