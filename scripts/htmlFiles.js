import { importTypeScript } from './importTypeScript.js'

const pages = await importTypeScript('src/navigation/pages.ts')

/** Every page's HTML file. */
export const htmlFiles = pages.htmlFiles()
