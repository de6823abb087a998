import Ajv from 'ajv/dist/2020'
import { openApiDocument } from '../../server/openApi'
import type { Caller, Reply, SentRequest } from './kit'

const openApi = openApiDocument('0')
const ajv = new Ajv({ strict: false })
ajv.addSchema(openApi, 'api')

const pointer = (...keys: string[]) =>
  keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The errors of a JSON text, by the schema at a path in the document. */
function findErrors(text: string, ...keys: string[]): string | undefined {
  const validate = ajv.getSchema(`api#${pointer(...keys, 'content', 'application/json', 'schema')}`)
  if (!validate) return 'it is not documented'
  return validate(JSON.parse(text)) ? undefined : ajv.errorsText(validate.errors)
}

function findProblem(
  { method, path, body }: SentRequest,
  { status, text }: Reply,
): string | undefined {
  const pathname = path.replace(/[?#].*/, '')
  const documented = Object.keys(openApi.paths).find((template) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )
  const operation = (method === 'HEAD' ? 'GET' : method).toLowerCase()
  const operations = documented === undefined ? {} : openApi.paths[documented]
  if (documented === undefined || !operations || !(operation in operations)) {
    const expected = documented === undefined ? 404 : 405
    return status === expected ? undefined : `${expected} was expected`
  }
  const keys = ['paths', documented, operation]
  if (method === 'HEAD') return text === '' ? undefined : 'a body answers HEAD'
  if (body !== undefined && status < 300) {
    const errors = findErrors(body, ...keys, 'requestBody')
    if (errors !== undefined) return `the request was accepted: ${errors}`
  }
  return findErrors(text, ...keys, 'responses', String(status))
}

/** Checks every request that's accepted, and every response, against the OpenAPI document. */
export function documented(send: Caller['send']): Caller['send'] {
  return async (call) => {
    const reply = await send(call)
    const problem = findProblem(call, reply)
    if (problem !== undefined)
      throw new Error(`${call.method} ${call.path}, ${reply.status}: ${problem}. ${reply.text}`)
    return reply
  }
}
