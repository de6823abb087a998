import { defineConfig } from '@playwright/test'
import shared from './playwright.config'

/** The development server, which the test starts itself (`npm run test:dev`). */
export default defineConfig({
  ...shared,
  testDir: 'tests/dev',
  // A cold start bundles every dependency.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 800 } } }],
  webServer: [],
})
