import { defineConfig } from '@playwright/test'
import { engineNames } from './tests/engines/engines'
import type { EngineOptions } from './tests/engines/fixtures'

/** The shop in Chromium, Firefox and WebKit (`npm run test:engines`). */
export default defineConfig<EngineOptions>({
  testDir: 'tests/engines',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  projects: [
    ...engineNames.map((engine) => ({
      name: engine,
      use: { engine },
      // A file named after an engine is for that one alone.
      testIgnore: [
        '**/layout/**',
        ...engineNames.filter((name) => name !== engine).map((name) => `**/*.${name}.spec.ts`),
      ],
    })),
    { name: 'layout', testMatch: '**/layout/layout.spec.ts' },
  ],
})
