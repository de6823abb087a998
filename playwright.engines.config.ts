import { defineConfig } from '@playwright/test'
import { readEngines } from './tests/engines/engines'
import type { EngineOptions } from './tests/engines/fixtures'

const engines = readEngines()

/** The shop in Chromium, Firefox and WebKit (`npm run test:engines`, which finds them). */
export default defineConfig<EngineOptions>({
  testDir: 'tests/engines',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  projects: [
    ...engines.map((engine) => ({
      name: engine.name,
      use: { engine },
      // A file named after an engine is for that one alone.
      testIgnore: [
        '**/layout/**',
        ...['chromium', 'firefox', 'webkit']
          .filter((name) => name !== engine.name)
          .map((name) => `**/*.${name}.spec.ts`),
      ],
    })),
    // Compares the others with the first engine.
    ...(engines.length > 1 ? [{ name: 'layout', testMatch: '**/layout/layout.spec.ts' }] : []),
    // Asked for by scripts/screenshots.js.
    ...(process.env['FROND_SHEET'] === undefined
      ? []
      : [{ name: 'sheet', testMatch: '**/layout/contactSheet.spec.ts' }]),
  ],
})
