import { delay, HttpResponse, type PathParams } from 'msw'
import * as v from 'valibot'
import { messages } from '../contract/messages'
import { StorageError } from './db/storageError'
import type { User, UserData, UserStore } from './db/userStore'
import type { Tokens } from './token'

/** An expected failure, whose message is sent to the caller. Any other error is a bug. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Fails the call with a status and a message, which the response holds as `{ errors: [message] }`. */
export function fail(status: number, message: string): never {
  throw new Failure(status, message)
}

interface CallInfo<Params> {
  request: Request
  params: Params
}

/** Returns what a response says about an unexpected failure. */
export type DescribeFailure = (error: unknown, request: Request) => string

const messageOf: DescribeFailure = (error) =>
  error instanceof Error ? error.message : String(error)

export type Respond = ReturnType<typeof createRespond>

/**
 * Creates a resolver that always responds. The delay comes after the work, so that a mutation is
 * stored even if the page closes meanwhile.
 *
 * @param describeFailure default: the error's own message
 */
export function createRespond(latency: () => number, describeFailure = messageOf) {
  return <Params extends PathParams<keyof Params>>(
      work: (call: CallInfo<Params>) => Response | Promise<Response>,
    ) =>
    async ({ request, params }: CallInfo<Params>): Promise<Response> => {
      const response = await answer(
        () => work({ request, params }),
        (error) => describeFailure(error, request),
      )
      if (latency() > 0) await delay(latency())
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
    if (error instanceof Failure) {
      return HttpResponse.json({ errors: [error.message] }, { status: error.status })
    }
    if (error instanceof StorageError) {
      return HttpResponse.json({ errors: [error.message] }, { status: 503 })
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
  if (field === null) return fail(400, 'The body must be a JSON object.')
  if (issue.received === 'undefined') return fail(400, `The field '${field}' is missing.`)
  if (issue.kind !== 'schema') return fail(400, `The field '${field}' has a wrong value.`)
  return fail(400, `The field '${field}' must be ${issue.expected ?? 'something else'}.`)
}

/** Fails as bad input does: a client that aborts its upload isn't a failure of the backend. */
async function readText(request: Request): Promise<string> {
  try {
    return await request.text()
  } catch {
    return fail(400, 'The body could not be read.')
  }
}

function parseJson(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text, (key, value: unknown) =>
      dangerousKeys.has(key) ? undefined : value,
    )
    return body
  } catch {
    return fail(400, 'The body is not valid JSON.')
  }
}

type UserChange = (user: User) => Partial<UserData>

interface Caller {
  user: User
  /** Changes the caller's data atomically. */
  change: (makeChange: UserChange) => Promise<User>
}

/** Authenticates the caller by the token in the authorization header (Spec §6). */
export async function withUser(
  request: Request,
  { tokens, store, now }: { tokens: Tokens; store: UserStore; now: () => string },
): Promise<Caller> {
  const claims = await tokens.verify(request.headers.get('authorization') ?? '')
  if (!claims) return fail(401, messages.tokenInvalid)

  const expectOwner = (user: User | undefined): User =>
    // An email can be registered again, and the previous owner's token must not work then.
    user?._id === claims._id ? user : fail(404, messages.emailNotRegistered)

  return {
    user: expectOwner(await store.get(claims.email)),
    change: async (makeChange) =>
      expectOwner(
        await store.update(claims.email, (user) => ({
          ...expectOwner(user),
          ...makeChange(user),
          updatedAt: now(),
        })),
      ),
  }
}
