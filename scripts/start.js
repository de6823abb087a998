import { explainFailedStart } from './explainFailedStart.js'

await explainFailedStart(() => import('./serveShop.js'))
