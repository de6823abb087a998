import { parseArgs } from 'node:util'
import { x } from 'tinyexec'

/**
 * Runs the contract's conformance suite against any backend:
 * `npm run test:contract -- --url http://localhost:8080/api [--secret TOKEN_SECRET]`.
 */
const usage =
  'Pass the URL of the backend: npm run test:contract -- --url http://localhost:8080/api [--secret TOKEN_SECRET]'

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function readArguments() {
  try {
    const options = { url: { type: 'string' }, secret: { type: 'string' } }
    return parseArgs({ options }).values
  } catch {
    return fail(usage)
  }
}

const { url, secret = process.env.TOKEN_SECRET } = readArguments()
if (url === undefined || !URL.canParse(url)) fail(usage)
const CONTRACT_URL = url.replace(/\/+$/, '')
try {
  await fetch(`${CONTRACT_URL}/products`)
} catch (error) {
  fail(`Nothing answers at ${CONTRACT_URL}: ${error.cause?.message ?? error.message}.`)
}
if (secret === undefined)
  console.log('Without --secret the cases that sign tokens as the backend does are left out.')

const env = { CONTRACT_URL, ...(secret && { CONTRACT_SECRET: secret }) }
const args = ['--selectProjects', 'backend', '--verbose', 'tests/backend/contract.test.ts']
const { exitCode } = await x('jest', args, { nodeOptions: { stdio: 'inherit', env } })
process.exitCode = exitCode ?? 1
