import { defineConfig, devices } from '@playwright/test'
import { engineNames } from './tests/engines/engines'
import type { EngineOptions } from './tests/engines/fixtures'

/** Debian's Chromium as root, without the background calls that a closed network refuses. */
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Found by the set-up, before the workers read this file. */
const executablePath = process.env['HEADLESS_SHELL_PATH']

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

/** `npm test` runs the tests with this tag, on both devices or on the one that the tag names. */
const quickOn = (device: 'desktop' | 'phone') => new RegExp(`@quick(-${device})?(?![\\w-])`)

/** The half that E2E_PART asks for: 'quick', or the 'rest'; by default both. */
function partOn(device: 'desktop' | 'phone') {
  const part = process.env['E2E_PART']
  if (part === 'quick') return { grep: quickOn(device) }
  if (part === 'rest') return { grepInvert: quickOn(device) }
  return {}
}

/** Tests that drive a browser themselves, one after the other in a file. */
const engines = {
  testDir: 'tests/engines',
  fullyParallel: false,
  timeout: 240_000,
  expect: { timeout: 30_000 },
}
const pictures = { ...engines, testMatch: '**/pictures/docs.spec.ts' }
const sheet = { ...engines, testMatch: '**/pictures/sheet.spec.ts' }

/** Every test serves what it needs itself, so a project needs no server. Most need a build. */
export default defineConfig<EngineOptions>({
  globalSetup: './scripts/chromium.js',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  preserveOutput: 'failures-only',
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Animations take a tenth of the time. The journeys run with them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  projects: [
    // The shop in Chromium.
    {
      name: 'desktop',
      testDir: 'tests/e2e',
      testIgnore: '**/*.phone.spec.ts',
      ...partOn('desktop'),
      use: desktop,
    },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      testIgnore: '**/*.desktop.spec.ts',
      ...partOn('phone'),
      use: phone,
    },
    // With the backend as a server.
    { name: 'backend', testDir: 'tests/backend', fullyParallel: false, use: desktop },
    // The development server. A cold start bundles every dependency.
    {
      name: 'dev',
      testDir: 'tests/dev',
      timeout: 120_000,
      expect: { timeout: 60_000 },
      use: desktop,
    },
    // The shop in each engine. A file named after an engine is for that one alone.
    ...engineNames.map((engine) => ({
      ...engines,
      name: engine,
      use: { engine },
      testIgnore: [
        '**/pictures/**',
        ...engineNames.filter((name) => name !== engine).map((name) => `**/*.${name}.spec.ts`),
      ],
    })),
    // In Firefox, read by Orca. Each test has its own screen and keyboard.
    { ...engines, name: 'spoken', testDir: 'tests/spoken', fullyParallel: true },
    // Pictures of the build, for `npm run screenshots PROJECT`: of the README and of docs/demo.md, and
    // of all scenes in `test-results`, with an index.html; `-- --grep WORDS` selects scenes.
    { ...pictures, name: 'readme' },
    { ...pictures, name: 'demo' },
    { ...sheet, name: 'sheet', grep: /in chromium$/ },
    { ...sheet, name: 'engines' },
  ],
})
