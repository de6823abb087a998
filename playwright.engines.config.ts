import { defineConfig } from '@playwright/test'
import { readEngines } from './tests/engines/engines'
import type { EngineOptions } from './tests/engines/fixtures'

/** The shop in Chromium, Firefox and WebKit (`npm run test:engines`, which finds them). */
export default defineConfig<EngineOptions>({
  testDir: 'tests/engines',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  projects: readEngines().map((engine) => ({ name: engine.name, use: { engine } })),
})
