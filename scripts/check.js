import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sumUp, take } from './steps.js'

/**
 * Checks files: their format and lint, the tests that import them, and the project's types and
 * imports. `npm run check -- FILES`; folders work too, and the default is what differs from the last
 * commit.
 */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const unignored = ['ls-files', '--others', '--exclude-standard']
const filesAt = (path) => git(...unignored, '--cached', '--', path).filter(existsSync)
const paths = process.argv.slice(2)
const files =
  paths.length > 0
    ? paths.flatMap(filesAt)
    : [...git('diff', '--name-only', '--relative', '--diff-filter=d', 'HEAD'), ...git(...unignored)]
const missing = paths.find((path) => filesAt(path).length === 0)

if (missing !== undefined) {
  console.error(`There is no file at '${missing}'.`)
  process.exitCode = 1
} else if (files.length === 0) {
  console.log('No file differs from the last commit.')
} else {
  const code = files.filter((file) => /\.([cm]?js|tsx?)$/.test(file))
  const report = join(mkdtempSync(join(tmpdir(), 'frond-')), 'unit.json')
  const isServer = files.some((file) => /^(server|tests[\\/]backend)[\\/]/.test(file))
  const jest = ['jest', '--selectProjects', 'shop', ...(isServer ? ['backend'] : []), '--silent']
  const result = ['--json', `--outputFile=${report}`, '--passWithNoTests']
  const step = (name, ...command) => ({ name, commands: [command] })
  const codeSteps = [
    step('types', 'npm', 'run', '--silent', 'typecheck'),
    step('lint', 'eslint', '--max-warnings', '0', '--no-warn-ignored', ...code),
    step('imports', 'npm', 'run', '--silent', 'lint:imports'),
    {
      ...step('tests', ...jest, ...result, '--findRelatedTests', ...code),
      // The random searches, which most files are part of, take minutes at their usual length.
      env: { FROND_SEQUENCES: '5' },
    },
  ]
  await take([
    step('format', 'prettier', '--check', '--ignore-unknown', ...files),
    ...(code.length > 0 ? codeSteps : []),
  ])
  if (existsSync(report)) console.log(`${sumUp(report).passed} related tests have passed`)
}
