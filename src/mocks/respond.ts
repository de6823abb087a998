import { delay, HttpResponse, type PathParams } from 'msw'
import * as v from 'valibot'

/** An expected failure, whose message is sent to the caller. Any other error is a bug. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }
}

/** Fails the call with a status and a message, which the response holds as `{ errors: [message] }`. */
export function respondWithError(
  status: number,
  message: string,
  headers?: Record<string, string>,
): never {
  throw new HttpError(status, message, headers)
}

interface CallInfo<Params> {
  request: Request
  params: Params
}

/** Returns what a response says about an unexpected failure. */
export type DescribeFailure = (error: unknown, request: Request) => string

interface RespondOptions {
  /** Delay of every response, in milliseconds. */
  latency: number
  /** Headers of every response. */
  headers?: Record<string, string> | undefined
  /** By default, the error's own message. */
  describeFailure?: DescribeFailure | undefined
}

const messageOf: DescribeFailure = (error) =>
  error instanceof Error ? error.message : String(error)

export type Respond = ReturnType<typeof createRespond>

/**
 * Creates a resolver that always responds. The delay comes after the work, so that a mutation is
 * stored even if the page closes meanwhile.
 */
export function createRespond({
  latency,
  headers = {},
  describeFailure = messageOf,
}: RespondOptions) {
  return <Params extends PathParams<keyof Params>>(
      work: (call: CallInfo<Params>) => Response | Promise<Response>,
    ) =>
    async ({ request, params }: CallInfo<Params>): Promise<Response> => {
      const response = await answer(
        () => work({ request, params }),
        (error) => describeFailure(error, request),
      )
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      if (latency > 0) await delay(latency)
      return response
    }
}

async function answer(
  work: () => Response | Promise<Response>,
  describe: (error: unknown) => string,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HttpError) {
      const { message, status, headers } = error
      return HttpResponse.json({ errors: [message] }, { status, headers })
    }
    return HttpResponse.json({ error: { message: describe(error) } }, { status: 500 })
  }
}

const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Parses a request's body, or fails with a message that names the missing or invalid field. */
export async function readBody<TOutput>(
  request: Request,
  schema: v.GenericSchema<unknown, TOutput>,
): Promise<TOutput> {
  const result = v.safeParse(schema, parseJson(await readText(request)))
  if (result.success) return result.output

  const [issue] = result.issues
  const field = v.getDotPath(issue)
  if (field === null) return respondWithError(400, 'The body must be a JSON object.')
  if (issue.received === 'undefined')
    return respondWithError(400, `The field '${field}' is missing.`)
  if (issue.kind !== 'schema')
    return respondWithError(400, `The field '${field}' has a wrong value.`)
  return respondWithError(
    400,
    `The field '${field}' must be ${issue.expected ?? 'something else'}.`,
  )
}

/** Fails as bad input does: a client that aborts its upload isn't a failure of the backend. */
async function readText(request: Request): Promise<string> {
  try {
    return await request.text()
  } catch {
    return respondWithError(400, 'The body could not be read.')
  }
}

function parseJson(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text, (key, value: unknown) =>
      dangerousKeys.has(key) ? undefined : value,
    )
    return body
  } catch {
    return respondWithError(400, 'The body is not valid JSON.')
  }
}
