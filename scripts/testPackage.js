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
 * Tests `frond-mocks` from outside: a new project in a temporary folder installs the tarball from
 * `npm run pack:mocks` and runs tests in Jest (CommonJS), Vitest (ES modules) and a browser, and the
 * type checker. It does the same with every snippet of docs/testing-with-frond.md.
 */
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'frond-mocks-example-'))
/** Runs a program in that project. Returns its output, or throws an error that contains it. */
async function run(command, ...args) {
  const nodeOptions = { cwd: folder, env: { NO_COLOR: '1' } }
  const { exitCode, stdout, stderr } = await x(command, args, { nodeOptions })
  if (exitCode !== 0) throw new Error([`${command} has failed.`, stdout, stderr].join('\n'))
  return stdout + stderr
}

/** Where a snippet of the documentation belongs, by the word after its language. */
const places = {
  vitest: 'vitest/documented.test.ts',
  jest: 'jest/documented.test.cjs',
  browser: 'browser/documented.mjs',
}

function writeSnippets() {
  const page = readFileSync('docs/testing-with-frond.md', 'utf8')
  const found = [...page.matchAll(/^```(?:ts|js)(?: (\w+))?\n(.*?)^```$/gms)]
  const runners = found.map(([, runner]) => runner).join()
  if (runners !== Object.keys(places).join()) throw new Error(`The snippets are for: ${runners}`)
  for (const [, runner, code] of found) writeFileSync(join(folder, places[runner]), code)
  // The type checker reads them too; Jest's has the types of no package.
  for (const runner of ['vitest', 'browser'])
    cpSync(join(folder, places[runner]), join(folder, `types/${runner}.mts`))
}

async function inBrowser() {
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

function step(name, output) {
  const summary = output?.split('\n').find((line) => /^ *Tests\b/.test(line))
  console.log(`${name}: ok${summary ? `, ${summary.trim()}` : ''}`)
}

try {
  const packed = await x('node', ['scripts/packMocks.js'], { throwOnError: true })
  const tarball = packed.stdout.trim().split('\n').at(-1)
  cpSync('packages/frond-mocks/example', folder, { recursive: true })
  writeSnippets()
  const ours = ['jest', '@jest/globals', 'jest-environment-jsdom', 'typescript']
  const tools = ours.map((name) => `${name}@${devDependencies[name]}`)
  const others = ['jest-fixed-jsdom@0.0.11', 'vitest@4.1.12']
  await run('npm', 'install', '--no-audit', '--no-fund', tarball, ...tools, ...others)
  step('installed', '')
  step('Jest, CommonJS', await run('jest'))
  step('Jest, CommonJS, in jsdom', await run('jest', '--env=jest-fixed-jsdom'))
  step('Vitest, ES modules', await run('vitest', 'run', '--dir', 'vitest'))
  step('types, both', await run('tsc', '--noEmit'))
  await inBrowser()
  step('browser', '')
} catch (error) {
  console.error(error.message, error.output?.stderr ?? '')
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
