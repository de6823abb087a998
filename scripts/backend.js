import { explainFailedStart } from './explainFailedStart.js'

// Node 25 and later have one, and warn when MSW checks whether this is a browser.
Reflect.deleteProperty(globalThis, 'localStorage')

await explainFailedStart(async () => {
  const { importTypeScript } = await import('./importTypeScript.js')
  await importTypeScript('server/main.ts')
})
