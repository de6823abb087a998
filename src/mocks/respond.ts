import { delay, HttpResponse, type PathParams } from 'msw'
import * as v from 'valibot'
import { messages } from '../contract/messages'
import { StorageError } from './db/storageError'
import type { User, UserData, UserStore } from './db/userStore'
import type { Tokens } from './token'

/** An expected failure, whose message the caller gets; any other error is a bug of the backend. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Ends the call with a status and a sentence (Contract: failure bodies). */
export function fail(status: number, message: string): never {
  throw new Failure(status, message)
}

interface CallInfo<Params> {
  request: Request
  params: Params
}

export type Respond = ReturnType<typeof createRespond>

/**
 * Turns the work of a call into a resolver that always answers. The delay comes after the work,
 * so that what was sent is stored even if the page goes away meanwhile (Contract: the 400 ms).
 */
export function createRespond(latency: () => number) {
  return <Params extends PathParams<keyof Params>>(
      work: (call: CallInfo<Params>) => Response | Promise<Response>,
    ) =>
    async ({ request, params }: CallInfo<Params>): Promise<Response> => {
      const response = await answer(() => work({ request, params }))
      if (latency() > 0) await delay(latency())
      return response
    }
}

async function answer(work: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Failure) {
      return HttpResponse.json({ errors: [error.message] }, { status: error.status })
    }
    if (error instanceof StorageError) {
      return HttpResponse.json({ errors: [error.message] }, { status: 503 })
    }
    const message = error instanceof Error ? error.message : String(error)
    return HttpResponse.json({ error: { message } }, { status: 500 })
  }
}

const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Reads a request's body, or fails with a sentence that names the missing or wrong field. */
export async function readBody<TOutput>(
  request: Request,
  schema: v.GenericSchema<unknown, TOutput>,
): Promise<TOutput> {
  const result = v.safeParse(schema, parseJson(await request.text()))
  if (result.success) return result.output

  const [issue] = result.issues
  const field = v.getDotPath(issue)
  if (field === null) return fail(400, 'The body must be a JSON object.')
  if (issue.received === 'undefined') return fail(400, `The field '${field}' is missing.`)
  if (issue.kind !== 'schema') return fail(400, `The field '${field}' has a wrong value.`)
  return fail(400, `The field '${field}' must be ${issue.expected ?? 'something else'}.`)
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
  /** Changes the caller's own data in one atomic step. */
  change: (makeChange: UserChange) => Promise<User>
}

/** Who is calling, by the token in the authorization header (Spec §6). */
export async function withUser(
  request: Request,
  { tokens, store, now }: { tokens: Tokens; store: UserStore; now: () => string },
): Promise<Caller> {
  const claims = await tokens.verify(request.headers.get('authorization') ?? '')
  if (!claims) return fail(401, messages.tokenInvalid)

  const expectOwner = (user: User | undefined): User =>
    // An email can be registered anew; the token of the former owner opens nothing.
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
