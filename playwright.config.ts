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

const executablePath = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // A shared machine can stand still for seconds: there a test may be tried again.
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['E2E_REPORT']
    ? [['json', { outputFile: process.env['E2E_REPORT'] }], ['line']]
    : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording costs a third of the time; a test that is tried again tells what it saw.
    trace: 'on-first-retry',
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
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
