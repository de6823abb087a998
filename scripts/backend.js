import { importTypeScript } from './importTypeScript.js'

await importTypeScript('server/main.ts')
