import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { findChromium } from './chromium.js'

/**
 * Proves `frond-mocks` from outside: a fresh project in a temporary folder installs the tarball of
 * `npm run pack:mocks` and passes its tests in Jest (CommonJS), in Vitest (ES modules), in the type
 * checker and in a browser.
 */
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'frond-mocks-example-'))
const run = (command, ...args) =>
  execFileSync(command, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function inBrowser() {
  run('npx', 'msw', 'init', 'browser')
  await build({
    absWorkingDir: folder,
    entryPoints: ['browser/page.mjs'],
    outfile: join(folder, 'browser/page.js'),
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
  const tarball = execFileSync('npm', ['run', '--silent', 'pack:mocks'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .at(-1)
  cpSync('packages/frond-mocks/example', folder, { recursive: true })
  const ours = ['jest', '@jest/globals', 'jest-environment-jsdom', 'typescript']
  const tools = ours.map((name) => `${name}@${devDependencies[name]}`)
  const others = ['jest-fixed-jsdom@0.0.11', 'vitest@4.1.12']
  run('npm', 'install', '--no-audit', '--no-fund', tarball, ...tools, ...others)
  step('installed', '')
  step('Jest, CommonJS', run('sh', '-c', 'npx jest 2>&1'))
  step('Jest, CommonJS, in jsdom', run('sh', '-c', 'npx jest --env=jest-fixed-jsdom 2>&1'))
  step('Vitest, ES modules', run('npx', 'vitest', 'run', '--dir', 'vitest'))
  step('types, both', run('npx', 'tsc', '--noEmit'))
  await inBrowser()
  step('browser', '')
} catch (error) {
  console.error([error.message, error.stdout, error.stderr].filter(Boolean).join('\n'))
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
