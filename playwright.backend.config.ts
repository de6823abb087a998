import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import shared from './playwright.config'

/** The shop built for a real backend, and that backend beside it (`npm run test:journey`). */
const shopPort = 4175
const backendPort = 8089
const folder = process.env['FROND_BACKEND_TEST'] ?? mkdtempSync(join(tmpdir(), 'frond-backend-'))
// Playwright's workers read this file anew.
process.env['FROND_BACKEND_TEST'] = folder
const shop = join(folder, 'dist')

export default defineConfig({
  ...shared,
  testDir: 'tests/backend',
  testMatch: '**/*.spec.ts',
  use: { ...shared.use, baseURL: `http://localhost:${shopPort}` },
  projects: [{ name: 'desktop', use: { viewport: { width: 1280, height: 800 } } }],
  webServer: [
    {
      command: 'node scripts/backend.js',
      env: {
        PORT: String(backendPort),
        DATA_DIR: join(folder, 'data'),
        SHOP_ORIGIN: `http://localhost:${shopPort}`,
      },
      url: `http://localhost:${backendPort}/health`,
    },
    {
      command: `npm run --silent build -- --logLevel warn --outDir "${shop}" && npx vite preview --outDir "${shop}" --port ${shopPort} --strictPort`,
      env: {
        VITE_API_URL: `http://localhost:${backendPort}/api`,
        VITE_VITALS_URL: 'https://vitals.example/report',
      },
      port: shopPort,
      timeout: 180_000,
    },
  ],
})
