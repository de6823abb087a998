import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4173)

/** Debian's Chromium as root, without the background calls that a closed network refuses. */
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Found by the set-up, before the workers read this file. */
const executablePath = process.env['CHROMIUM_PATH']

/** `npm test` runs the tests with this tag, on both devices or on the one that the tag names. */
const quickOn = (device: 'desktop' | 'phone') => new RegExp(`@quick(-${device})?(?![\\w-])`)

/** The half that E2E_PART asks for: 'quick', or the 'rest'; by default both. */
function partOn(device: 'desktop' | 'phone') {
  const part = process.env['E2E_PART']
  if (part === 'quick') return { grep: quickOn(device) }
  if (part === 'rest') return { grepInvert: quickOn(device) }
  return {}
}

export default defineConfig({
  globalSetup: './scripts/chromium.js',
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Animations take a tenth of the time. The journeys run with them.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://localhost:${port}`,
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'desktop',
      ...partOn('desktop'),
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      ...partOn('phone'),
      testIgnore: '**/*.desktop.spec.ts',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
      },
    },
  ],
  webServer: {
    command: `npm run --silent preview -- --port ${port} --strictPort`,
    port,
    reuseExistingServer: false,
  },
})
