import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { x } from 'tinyexec'
import { findChromium } from './chromium.js'

/**
 * Tests `frond-mocks` from outside: two new projects in temporary folders install the tarball of
 * `npm run pack:mocks` with the command that docs/testing-with-frond.md gives, one with the oldest MSW
 * of the range and one with what the command installs on a newer Node. Each runs the tests of
 * packages/frond-mocks/example and the snippets of that page in every runner and environment, in the
 * type checker and in a browser.
 */
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const guide = readFileSync('docs/testing-with-frond.md', 'utf8')
const ours = ['jest', '@jest/globals', 'jest-environment-jsdom'].map(
  (name) => `${name}@${devDependencies[name]}`,
)
const common = [...ours, 'jest-fixed-jsdom@0.0.11', 'happy-dom@21.0.4']
const projects = [
  {
    name: 'oldest MSW',
    msw: 'msw@2.11.0',
    tools: [
      ...['vitest@4.1.12', 'jsdom@29.0.1', 'typescript@5.9.3'],
      ...['publint@0.3.25', '@arethetypeswrong/cli@0.18.5'],
    ],
    checks: async ({ run, tarball }) => {
      await run('publint', '--strict', tarball)
      await run('attw', tarball)
      // TypeScript 6 no longer has this module resolution, ts-jest's default.
      await run('tsc', '--project', 'tsconfig.node10.json')
      return 'publint, attw, node10'
    },
  },
  {
    name: 'newest MSW',
    msw: 'msw',
    tools: [
      ...['node@24.21.0', 'vitest@5.1.1', 'jsdom@31.0.1'],
      `typescript@${devDependencies.typescript}`,
    ],
  },
]

/** Where a snippet of the documentation belongs, by the word after its language. */
const places = {
  vitest: 'vitest/documented.test.ts',
  jest: 'jest/documented.test.cjs',
  payment: 'vitest/payment.test.ts',
  browser: 'browser/documented.mjs',
}

function writeSnippets(folder) {
  const found = [...guide.matchAll(/^```(?:ts|js)(?: (\w+))?\n(.*?)^```$/gms)]
  const runners = found.map(([, runner]) => runner).join()
  if (runners !== Object.keys(places).join()) throw new Error(`The snippets are for: ${runners}`)
  for (const [, runner, code] of found) writeFileSync(join(folder, places[runner]), code)
  // The type checker reads them too; Jest's has the types of no package.
  for (const runner of ['vitest', 'payment', 'browser'])
    cpSync(join(folder, places[runner]), join(folder, `types/${runner}.mts`))
}

/**
 * Runs programs in a project, whose own come first, `node` included. They resolve to their output, or
 * throw an error that contains it.
 */
function runIn(folder) {
  return async (command, ...args) => {
    const nodeOptions = { cwd: folder, env: { NO_COLOR: '1' } }
    const { exitCode, stdout, stderr } = await x(command, args, { nodeOptions })
    if (exitCode === 0) return stdout + stderr
    throw new Error([`${command} ${args.join(' ')} has failed.`, stdout, stderr].join('\n'))
  }
}

async function install(run, tarball, { tools, msw }) {
  const quiet = ['--no-audit', '--no-fund']
  await run('npm', 'install', '--save-dev', ...quiet, ...common, ...tools)
  const [, documented] = /^(npm install --save-dev PATH-OF-THE-TARBALL msw)$/m.exec(guide)
  const [npm, ...words] = documented.split(' ')
  const args = words.map((word) => ({ 'PATH-OF-THE-TARBALL': tarball, msw })[word] ?? word)
  await run(npm, ...args, ...quiet)
  // npm must also accept the installed packages the next time.
  await run('npm', 'install', ...quiet)
  return JSON.parse(await run('npm', 'ls', 'msw', '--json')).dependencies.msw.version
}

async function inBrowser(folder, run) {
  await run('msw', 'init', 'browser', '--no-save')
  await build({
    absWorkingDir: folder,
    entryPoints: ['browser/page.mjs', 'browser/documented.mjs'],
    outdir: join(folder, 'browser'),
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
  })
  const server = createServer(sirv(join(folder, 'browser'))).listen(0)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${server.address().port}/`)
    const seen = JSON.stringify(await page.evaluate(() => globalThis.visit()))
    const expected = JSON.stringify({ added: 201, lines: 1, refused: 500 })
    if (seen !== expected) throw new Error(`In the browser: ${seen} instead of ${expected}`)
    const documented = await browser.newPage()
    await documented.goto(`http://localhost:${server.address().port}/documented.html`)
    await documented.waitForFunction(async () => {
      const { status } = await fetch('/api/user/cart', { method: 'POST', body: '{}' })
      return status === 500
    })
  } finally {
    await browser.close()
    server.close()
  }
}

async function testProject(project, tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'frond-mocks-example-'))
  const run = runIn(folder)
  const report = (name, output) => {
    const summary = output.split('\n').find((line) => /^ *Tests\b|^. tests/.test(line)) ?? output
    console.log(`${project.name}, ${name}: ${summary.trim() || 'ok'}`)
  }
  try {
    cpSync('packages/frond-mocks/example', folder, { recursive: true })
    writeSnippets(folder)
    const version = await install(run, tarball, project)
    report('installed', `${version} on Node ${(await run('node', '--version')).trim()}`)
    const notices = readFileSync(
      join(folder, 'node_modules/frond-mocks/THIRD_PARTY_NOTICES.txt'),
      'utf8',
    )
    if (!notices.includes('path-to-regexp')) throw new Error('A bundled package has no notice.')
    report('Jest', await run('jest'))
    report('Jest with jsdom', await run('jest', '--env=jest-fixed-jsdom'))
    for (const environment of ['node', 'jsdom', 'happy-dom'])
      report(
        `Vitest with ${environment}`,
        await run('vitest', 'run', '--dir', 'vitest', '--environment', environment),
      )
    report('node:test', await run('node', '--test', 'node/backend.test.mjs'))
    report('types', await run('tsc', '--noEmit'))
    await inBrowser(folder, run)
    report('browser', '')
    if (project.checks) report('package', await project.checks({ run, tarball }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  const packed = await x('node', ['scripts/packMocks.js'], { throwOnError: true })
  const tarball = packed.stdout.trim().split('\n').at(-1)
  for (const project of projects) await testProject(project, tarball)
} catch (error) {
  console.error(error.message, error.output?.stderr ?? '')
  process.exitCode = 1
}
