import { parseArgs } from 'node:util'
import { x } from 'tinyexec'

/**
 * Runs the contract's conformance suite against any backend:
 * `npm run test:contract -- --url http://localhost:8080/api [--secret TOKEN_SECRET]`.
 */
const string = { type: 'string' }
const { values } = parseArgs({ options: { url: string, secret: string }, strict: false })
const { url, secret = process.env.TOKEN_SECRET } = values

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

if (!URL.canParse(url))
  fail(
    'Pass the URL of the backend: npm run test:contract -- --url http://localhost:8080/api [--secret TOKEN_SECRET]',
  )
const CONTRACT_URL = url.replace(/\/+$/, '')
await fetch(`${CONTRACT_URL}/products`).catch(({ cause, message }) =>
  fail(`Nothing answers at ${CONTRACT_URL}: ${cause?.message ?? message}.`),
)
if (secret === undefined)
  console.log('Without --secret the cases that sign tokens as the backend does are left out.')

const env = { CONTRACT_URL, ...(secret && { CONTRACT_SECRET: secret }) }
const args = ['--selectProjects', 'backend', '--verbose', 'tests/backend/contract.test.ts']
const { exitCode } = await x('jest', args, { nodeOptions: { stdio: 'inherit', env } })
process.exitCode = exitCode ?? 1
