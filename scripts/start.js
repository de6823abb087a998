import { explainFailedStart } from './explainFailedStart.js'

await explainFailedStart(async () => {
  const { serveShop } = await import('./serveShop.js')
  await serveShop(process.argv.slice(2))
})
