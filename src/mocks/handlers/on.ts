import { http, HttpResponse, type PathParams, type RequestHandler } from 'msw'
import type * as v from 'valibot'
import type { Call, ParamsOf, Refusal } from '@/contract/calls'
import { type CallName, calls } from '@/contract/callTable'
import { apiPath } from '../apiPaths'
import { authenticate, type BackendParts, type Caller } from '../authenticate'
import { readBody, type Respond, respondWithError } from '../respond'

type CallerOf<TRow extends Call> = TRow['needsToken'] extends true ? Caller : unknown

/** A handler's argument, derived from its row in `calls`. */
type CallOf<TRow extends Call> = {
  /** The path's parameters, decoded. */
  params: ParamsOf<TRow['path']>
  /** Fails the call with one of the row's refusals. */
  refuse(this: void, status: keyof TRow['refusals']): never
} & (TRow extends { request: infer TSchema extends v.GenericSchema }
  ? { body: v.InferOutput<TSchema> }
  : unknown) &
  CallerOf<TRow>

type AsReadonly<T> = { [K in keyof T]: T[K] extends (infer E)[] ? readonly E[] : T[K] }
type ReplyOf<TRow extends Call> = AsReadonly<v.InferInput<TRow['response']>>

type Work<TRow extends Call> = (call: CallOf<TRow>) => ReplyOf<TRow> | Promise<ReplyOf<TRow>>

interface AnyCall extends Partial<Caller> {
  params: PathParams
  refuse: (status: Refusal) => never
  body: unknown
}

export type On = ReturnType<typeof createOn>

/**
 * Creates the function that makes a call's handler: its row in `calls` gives the route, the
 * authentication, the body's schema and the status; the handler does the work.
 */
export function createOn(parts: BackendParts, respond: Respond) {
  function on<TName extends CallName>(
    name: TName,
    work: Work<(typeof calls)[TName]>,
  ): RequestHandler
  /** A call by its row, if only that is known. */
  function on<TRow extends Call>(
    row: TRow,
    work: (call: AnyCall & CallerOf<TRow>) => object | Promise<object>,
  ): RequestHandler
  // Only the typed overload knows the row's types; here a call can be any row's.
  function on(
    call: CallName | Call,
    work: (call: AnyCall) => object | Promise<object>,
  ): RequestHandler {
    const row: Call = typeof call === 'string' ? calls[call] : call
    const { method, path, needsToken, request: schema, status, refusals } = row
    const refuse = (refusal: Refusal) => respondWithError(refusal, refusals[refusal] ?? '')
    return http[method](
      apiPath(path),
      respond(async ({ request, params }) => {
        const caller = needsToken ? await authenticate(request, parts) : {}
        const body = schema && (await readBody(request, schema))
        const reply = await work({ params, body, refuse, ...caller })
        return HttpResponse.json(reply, { status })
      }),
    )
  }
  return on
}
