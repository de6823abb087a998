import { readFileSync, writeFileSync } from 'node:fs'
import { importTypeScript } from './importTypeScript.js'

/** Writes the OpenAPI document of the calls. With `--check` it only compares it with the file. */
const file = 'docs/openapi.json'
const { openApiDocument } = await importTypeScript('server/openApi.ts')
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const content = `${JSON.stringify(openApiDocument(version), null, 2)}\n`

if (!process.argv.includes('--check')) writeFileSync(file, content)
else if (readFileSync(file, 'utf8') !== content) {
  console.error(`${file} doesn't match src/contract: run 'npm run openapi'.`)
  process.exitCode = 1
}
