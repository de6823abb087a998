import { transform } from 'lightningcss'
import { importTypeScript } from './importTypeScript.js'

/** Puts the theme's variables into the style element of index.html, in development too. */
export const themeVariables = () => ({
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
})
