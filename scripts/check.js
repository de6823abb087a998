import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { x } from 'tinyexec'

/**
 * Checks files: their format and lint, the tests that import them, and the project's types and
 * imports. `npm run check -- FILES`; folders work too, and the default is what differs from the last
 * commit.
 */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const unignored = ['ls-files', '--others', '--exclude-standard']
const paths = process.argv.slice(2)
const files =
  paths.length > 0
    ? git(...unignored, '--cached', '--', ...paths).filter(existsSync)
    : [...git('diff', '--name-only', '--relative', '--diff-filter=d', 'HEAD'), ...git(...unignored)]
const code = files.filter((file) => /\.([cm]?js|tsx?)$/.test(file))
const isServer = files.some((file) => /^(server|tests[\\/]backend)[\\/]/.test(file))
const projects = ['--selectProjects', 'shop', ...(isServer ? ['backend'] : [])]
const ofCode = [
  ['npm', 'run', 'typecheck'],
  ['eslint', '--max-warnings', '0', '--no-warn-ignored', ...code],
  ['npm', 'run', 'lint:imports'],
  ['jest', ...projects, '--silent', '--passWithNoTests', '--findRelatedTests', ...code],
]
const steps = [
  // Fails if there's no file at a path.
  ['prettier', '--check', '--ignore-unknown', ...(paths.length > 0 ? paths : files)],
  ...(code.length > 0 ? ofCode : []),
]
// The random searches, which most files are part of, take minutes at their usual length.
const nodeOptions = { stdio: 'inherit', env: { FROND_SEQUENCES: '5' } }

if (files.length === 0 && paths.length === 0) console.log('No file differs from the last commit.')
else
  for (const [command, ...args] of steps) {
    const { exitCode } = await x(command, args, { nodeOptions })
    process.exitCode = exitCode ?? 1
    if (exitCode !== 0) break
  }
