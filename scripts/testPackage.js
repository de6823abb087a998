import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { x } from 'tinyexec'

/**
 * Tests `frond-mocks` from outside: two new projects in temporary folders install the tarball of
 * `npm run pack:mocks` with the command that docs/testing-with-frond.md gives, one with the oldest MSW
 * of the range and one with what the command installs on a newer Node. Each runs `npm test` of
 * packages/frond-mocks/example, which includes the snippets of that page.
 */
const guide = readFileSync('docs/testing-with-frond.md', 'utf8')
const projects = [
  // TypeScript 6 no longer has the module resolution that `test:package` tests, ts-jest's default.
  { msw: 'msw@2.11.0', tools: [], scripts: ['test', 'test:package'] },
  {
    msw: 'msw',
    tools: ['node@24.21.0', 'vitest@5.1.1', 'jsdom@31.0.1', 'typescript@6.0.3'],
    scripts: ['test'],
  },
]

/** Where the snippets of the documentation belong, by the word after their language. */
const places = {
  vitest: ['vitest/documented.test.ts', 'types/vitest.mts'],
  // The type checker doesn't read Jest's, which has the types of no package.
  jest: ['jest/documented.test.cjs'],
  payment: ['vitest/payment.test.ts', 'types/payment.mts'],
  browser: ['types/browser.mts'],
}

function writeSnippets(folder) {
  const found = [...guide.matchAll(/^```(?:ts|js)(?: (\w+))?\n(.*?)^```$/gms)]
  const runners = found.map(([, runner]) => runner).join()
  if (runners !== Object.keys(places).join()) throw new Error(`The snippets are for: ${runners}`)
  for (const [, runner, code] of found)
    for (const place of places[runner]) writeFileSync(join(folder, place), code)
}

async function testProject({ msw, tools, scripts }, tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'frond-mocks-example-'))
  const npm = (...args) =>
    x('npm', args, {
      nodeOptions: { cwd: folder, stdio: 'inherit', env: { TARBALL: tarball } },
      throwOnError: true,
    })
  const quiet = ['--no-audit', '--no-fund']
  try {
    cpSync('packages/frond-mocks/example', folder, { recursive: true })
    writeSnippets(folder)
    await npm('install', '--save-dev', ...quiet, ...tools)
    const [, words] = /^npm (install --save-dev PATH-OF-THE-TARBALL msw)$/m.exec(guide)
    const names = { 'PATH-OF-THE-TARBALL': tarball, msw }
    await npm(...words.split(' ').map((word) => names[word] ?? word), ...quiet)
    // npm must also accept the installed packages the next time.
    await npm('install', ...quiet)
    if (!existsSync(join(folder, 'node_modules/frond-mocks/THIRD_PARTY_NOTICES.txt')))
      throw new Error('The bundled packages have no notices.')
    for (const script of scripts) await npm('run', script)
    // The browser's snippet: the shop's own browser tests run the same handlers there.
    const entryPoints = [join(folder, 'types/browser.mts')]
    await build({ entryPoints, bundle: true, format: 'esm', write: false })
    console.log(`The package works with ${msw}.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const packed = await x('node', ['scripts/packMocks.js'], { throwOnError: true })
const tarball = packed.stdout.trim().split('\n').at(-1)
for (const project of projects) await testProject(project, tarball)
