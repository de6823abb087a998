import { importTypeScript } from './importTypeScript.js'

// Node 25 and later have one, and warn when MSW checks whether this is a browser.
Reflect.deleteProperty(globalThis, 'localStorage')

await importTypeScript('server/main.ts')
