import { transform } from 'lightningcss'
import { fileURLToPath } from 'node:url'
import { normalizePath } from 'vite'
import { importTypeScript } from './importTypeScript.js'

const defaultTheme = new URL('../src/shims/defaultTheme.ts', import.meta.url)

/** Puts the theme's variables into the style element of index.html, in development too. */
const themeVariables = {
  name: 'frond-theme-variables',
  async transformIndexHtml(html) {
    const { styleSheet } = await importTypeScript('src/theme/styleSheet.ts')
    const { code } = transform({
      filename: 'variables.css',
      code: Buffer.from(styleSheet),
      minify: true,
    })
    return html.replace('</style>', () => `${code}</style>`)
  },
}

/**
 * Computes the theme at build time. In the browser, MUI's `createTheme` would be the longest task of
 * a visit's start, and 9 kB (docs/performance.md). The bundle contains its result as data instead,
 * also for MUI's default themes. Prerendering, development and unit tests use `createTheme` itself,
 * so if the two differ, browser tests fail with hydration errors.
 */
const computedTheme = {
  name: 'frond-computed-theme',
  apply: 'build',
  // Before Vite's own resolution.
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /^\.\/createTheme\.mjs$/ },
    handler: (_, importer) =>
      /@mui[\\/]material[\\/]styles[\\/]/.test(importer)
        ? normalizePath(fileURLToPath(defaultTheme))
        : undefined,
  },
  load: {
    filter: { id: /\/src\/theme\/tokens\.ts$/ },
    async handler() {
      const { describeTheme } = await importTypeScript('src/theme/describeTheme.ts')
      const { tokens } = await importTypeScript('src/theme/tokens.ts')
      const data = JSON.stringify(describeTheme(tokens))
      return `
        import { createTransitions } from '@mui/material/styles'
        import { restoreTheme } from './restoreTheme'
        export const tokens = restoreTheme(${data}, createTransitions)
      `
    },
  },
}

export const builtTheme = () => [themeVariables, computedTheme]
