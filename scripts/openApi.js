import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { importTypeScript } from './importTypeScript.js'

/**
 * Writes the API's documentation to docs/: an OpenAPI document and a self-contained page. With `--check`
 * it only compares them with the files.
 */
const { openApiDocument } = await importTypeScript('server/openApi.ts')
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const document = openApiDocument(version)

const require = createRequire(import.meta.url)
const style = readFileSync(require.resolve('swagger-ui-dist/swagger-ui.css'), 'utf8')
const script = readFileSync(require.resolve('swagger-ui-dist/swagger-ui-bundle.js'), 'utf8')

/** A script's text mustn't close its own element. */
const inScript = (text) => text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Frond: the calls of the backend</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main id="api"></main>
<script>${inScript(script)}</script>
<script>
SwaggerUIBundle({
  dom_id: '#api',
  spec: ${JSON.stringify(document).replaceAll('<', '\\u003c')},
  // The page is a document and makes no requests.
  supportedSubmitMethods: [],
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
})
</script>
</body>
</html>
`

const files = {
  'docs/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'docs/api.html': page,
}

for (const [file, content] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(file, content)
  else if (readFileSync(file, 'utf8') !== content) {
    console.error(`${file} doesn't match src/contract: run 'npm run openapi'.`)
    process.exitCode = 1
  }
}
