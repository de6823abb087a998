import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { format, resolveConfig } from 'prettier'
import { importTypeScript } from './importTypeScript.js'

/**
 * Writes what docs/ says about the calls: an OpenAPI document, a self-contained page, and the guide's table
 * of failing calls. With `--check` it only compares them with what is there.
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

const GUIDE = 'docs/testing-with-frond.md'
const { endpoints } = await importTypeScript('src/contract/endpoints.ts')
const { API_PREFIX } = await importTypeScript('src/contract/calls.ts')
const scenarios = await importTypeScript('src/mocks/scenarios/scenarios.ts')

/** The name of the scenario in which a call fails, if it has one besides `callFails`. */
function scenarioOf({ method, path }) {
  const failing = Object.keys(scenarios).filter((name) => /Fails?$/.test(name))
  return failing.find((name) => {
    const { info } = scenarios[name]()
    return info.method === method.toUpperCase() && info.path === `*${API_PREFIX}${path}`
  })
}

/** The guide, with a row for each call between its two comments. */
async function guide() {
  const rows = Object.entries(endpoints).map(([name, row]) => {
    const scenario = scenarioOf(row) ?? `callFails('${name}')`
    return `| \`${scenario}\` | \`${row.method.toUpperCase()} ${row.path}\` | ${row.summary} |`
  })
  const table = [
    '| scenario | the call that fails | what it does |',
    '|---|---|---|',
    ...rows,
  ].join('\n')
  const text = readFileSync(GUIDE, 'utf8').replace(
    /(?<=<!-- calls: .* -->\n).*(?=<!-- \/calls -->)/s,
    () => `\n${table}\n\n`,
  )
  return format(text, { ...(await resolveConfig(GUIDE)), parser: 'markdown' })
}

const files = {
  [GUIDE]: await guide(),
  'docs/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'docs/api.html': page,
}

for (const [file, content] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(file, content)
  else if (readFileSync(file, 'utf8') !== content) {
    console.error(`${file} is not what src/contract says: run 'npm run openapi'.`)
    process.exitCode = 1
  }
}
