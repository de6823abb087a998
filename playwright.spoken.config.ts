import { defineConfig } from '@playwright/test'

/** The shop in Firefox, read by Orca (`npm run test:spoken`). */
export default defineConfig({
  testDir: 'tests/spoken',
  // Each test has its own screen and keyboard.
  fullyParallel: true,
  workers: 2,
  preserveOutput: 'failures-only',
  forbidOnly: Boolean(process.env['CI']),
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
})
