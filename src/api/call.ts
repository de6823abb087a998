import type * as v from 'valibot'
import type { Call, ParamsOf } from '@/contract/calls'
import { type CallName, calls } from '@/contract/callTable'
import type { RequestArgs } from './api'

interface AnyArgs {
  /** The email of the shopper whose data the call is about. */
  user?: string
  body?: object
}

/** A call's arguments, derived from its row in `calls`. */
type CallArgs<TRow extends Call> = AnyArgs &
  ParamsOf<TRow['path']> &
  (TRow['needsToken'] extends true ? { user: string } : unknown) &
  (TRow extends { request: infer TSchema extends v.GenericSchema }
    ? { body: v.InferInput<TSchema> }
    : unknown)

/** The request of a call, for the `query` of an endpoint: its row gives the method and the path. */
export function call<TName extends CallName>(
  name: TName,
  args: CallArgs<(typeof calls)[TName]>,
): RequestArgs
// Only the typed overload knows the row's types; here a call can be any row's.
export function call(name: CallName, { user, body, ...params }: AnyArgs): RequestArgs {
  const { method, path } = calls[name]
  return {
    url: path.replace(/:(\w+)/, (_, param: string) =>
      encodeURIComponent(String(Reflect.get(params, param))),
    ),
    method: method.toUpperCase(),
    ...(body && { body }),
    ...(user !== undefined && { user }),
  }
}
