import { defineConfig } from '@playwright/test'
import shared from './playwright.engines.config'

const sheet = '**/layout/sheet.spec.ts'
const pictures = '**/layout/pictures.spec.ts'

/** Pictures of the build in `dist`, by project (`npm run screenshots PROJECT`). */
export default defineConfig({
  ...shared,
  projects: [
    { name: 'readme', testMatch: pictures },
    { name: 'demo', testMatch: pictures },
    // In `test-results`, with an index.html; `-- --grep WORDS` selects scenes.
    { name: 'sheet', testMatch: sheet, grep: /in chromium$/ },
    { name: 'engines', testMatch: sheet },
  ],
})
