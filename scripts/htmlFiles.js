import { importTypeScript } from './importTypeScript.js'

const pages = await importTypeScript('src/navigation/pages.ts')

/** Every page's HTML file. */
export const htmlFiles = pages.htmlFiles()

/** The path of a plant's own page, and a window's title. */
export const { plantPath, windowTitle } = pages
