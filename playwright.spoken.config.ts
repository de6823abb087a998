import { defineConfig } from '@playwright/test'
import { readEngines } from './tests/engines/engines'
import type { EngineOptions } from './tests/engines/fixtures'

const [engine] = readEngines()

/** The shop in Firefox, read by Orca (`npm run test:spoken`, which finds them). */
export default defineConfig<EngineOptions>({
  testDir: 'tests/spoken',
  // There's one keyboard, and one voice.
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: { ...(engine && { engine }) },
})
