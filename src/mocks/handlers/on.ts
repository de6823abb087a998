import { http, HttpResponse, type PathParams, type RequestHandler } from 'msw'
import type * as v from 'valibot'
import { API_PREFIX, type Endpoint, type ParamsOf, type Refusal } from '../../contract/calls'
import { type EndpointName, endpoints } from '../../contract/endpoints'
import { authenticate, type BackendParts, type Caller } from '../authenticate'
import { fail, readBody, type Respond } from '../respond'

type CallerOf<TRow extends Endpoint> = TRow['needsToken'] extends true ? Caller : unknown

/** A handler's argument, derived from its row in `endpoints`. */
type CallOf<TRow extends Endpoint> = {
  /** The path's parameters, decoded. */
  params: ParamsOf<TRow['path']>
  /** Fails the call with one of the row's refusals. */
  refuse(this: void, status: keyof TRow['refusals']): never
} & (TRow extends { request: infer TSchema extends v.GenericSchema }
  ? { body: v.InferOutput<TSchema> }
  : unknown) &
  CallerOf<TRow>

type AsReadonly<T> = { [K in keyof T]: T[K] extends (infer E)[] ? readonly E[] : T[K] }
type ReplyOf<TRow extends Endpoint> = AsReadonly<v.InferInput<TRow['response']>>

type Work<TRow extends Endpoint> = (call: CallOf<TRow>) => ReplyOf<TRow> | Promise<ReplyOf<TRow>>

interface AnyCall extends Partial<Caller> {
  params: PathParams
  refuse: (status: Refusal) => never
  body: unknown
}

export type On = ReturnType<typeof createOn>

/**
 * Creates the function that makes a call's handler: its row in `endpoints` gives the route, the
 * authentication, the body's schema and the status; the handler does the work.
 */
export function createOn(parts: BackendParts, respond: Respond) {
  function on<TName extends EndpointName>(
    name: TName,
    work: Work<(typeof endpoints)[TName]>,
  ): RequestHandler
  /** A call by its row, if only that is known. */
  function on<TRow extends Endpoint>(
    row: TRow,
    work: (call: AnyCall & CallerOf<TRow>) => object | Promise<object>,
  ): RequestHandler
  // Only the typed overload knows the row's types; here a call can be any row's.
  function on(
    call: EndpointName | Endpoint,
    work: (call: AnyCall) => object | Promise<object>,
  ): RequestHandler {
    const row: Endpoint = typeof call === 'string' ? endpoints[call] : call
    const { method, path, needsToken, request: schema, status, refusals } = row
    const refuse = (refusal: Refusal) => fail(refusal, refusals[refusal] ?? '')
    return http[method](
      `*${API_PREFIX}${path}`,
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
