import { defineConfig } from '@playwright/test'

/** The shop in Firefox, read by Orca (`npm run test:spoken`). */
export default defineConfig({
  testDir: 'tests/spoken',
  // There's one keyboard, and one voice.
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./tests/spoken/writePage.ts']],
})
