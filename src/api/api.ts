import type { UnknownAction } from '@reduxjs/toolkit'
import {
  type BaseQueryApi,
  type BaseQueryFn,
  createApi,
  type FetchArgs,
} from '@reduxjs/toolkit/query/react'
import * as v from 'valibot'
import { messages } from '../contract/messages'
import { sessionEnded } from './sessionEnded'
import { type Failure, fetchFromBackend, type Reply } from './fetchFromBackend'
import type { RootState, Services } from '../app/store'

/** What a mutation does to one product of a list: its membership, or its quantity there. */
export type MutationKind = 'add' | 'remove' | 'changeQuantity'

interface RequestArgs extends FetchArgs {
  /** Whose data the request is about: it goes out with that user's token or not at all (Spec §6). */
  user?: string
  /** Set on mutations of one product of a list: how they wait for each other. */
  queue?: { list: 'cart' | 'wishlist'; productId: string; kind: MutationKind }
}

interface StoreApi extends Omit<BaseQueryApi, 'getState' | 'extra'> {
  getState: () => RootState
  extra: Services
}

/** Knows the store as a type: the one cast of the project. */
function withStoreTypes(api: BaseQueryApi): StoreApi {
  return api as StoreApi
}

const ExpectedRejection = v.union([
  v.object({ meta: v.object({ aborted: v.literal(true) }) }),
  v.object({ meta: v.object({ condition: v.literal(true) }) }),
  v.object({
    payload: v.object({ kind: v.picklist(['sessionEnded', 'superseded', 'timeTravel']) }),
  }),
])

/** True for failures that need no toast: a logout or a later mutation made the request pointless. */
export function isExpectedRejection(action: UnknownAction): boolean {
  return v.is(ExpectedRejection, action)
}

const sessionIsOver: Reply = { error: { kind: 'sessionEnded' } }

function endsSession(failure: Failure): boolean {
  if (failure.kind !== 'httpError') return false
  return failure.status === 401 || failure.message === messages.emailNotRegistered
}

/** The list in a reply to a request about one; undefined for a failure or anything else. */
function listIn(reply: Reply): unknown[] | undefined {
  if (!('data' in reply) || typeof reply.data !== 'object' || reply.data === null) return undefined
  const values: unknown[] = Object.values(reply.data)
  return values.find((value) => Array.isArray(value))
}

/** Sends a mutation in its turn (see mutationQueue.ts). */
function enqueueRequest(
  { list, productId, kind }: NonNullable<RequestArgs['queue']>,
  request: FetchArgs,
  send: (request: FetchArgs) => Promise<Reply>,
  { getState, extra: { mutationQueue } }: StoreApi,
): Promise<Reply> {
  const key = [getState().auth.authToken, list, productId].join(' ')
  return mutationQueue.enqueue<Reply>(
    { key, kind },
    async () => {
      // An addition that seemed to fail may have arrived: read back instead of adding twice.
      if (kind === 'add' && mutationQueue.isOutcomeUnknown(key)) {
        const reading = await send({ url: request.url })
        const isProduct = (entry: unknown) => v.is(v.object({ _id: v.literal(productId) }), entry)
        if (listIn(reading)?.some(isProduct) ?? true) return reading
      }
      return send(request)
    },
    { error: { kind: 'superseded' } },
    (reply) => listIn(reply) === undefined,
  )
}

const baseQuery: BaseQueryFn<RequestArgs, unknown, Failure> = async (
  { user, queue, ...request },
  baseApi,
) => {
  const api = withStoreTypes(baseApi)
  if (api.extra.timeTravel.isTravelling())
    return { error: { kind: 'timeTravel', name: 'AbortError' } }
  if (user === undefined) return fetchFromBackend(request, null, api)

  const { authToken: token, authUser } = api.getState().auth
  const isOver = () => authUser?.email !== user || api.getState().auth.authToken !== token
  const send = (args: FetchArgs) =>
    isOver() ? Promise.resolve(sessionIsOver) : fetchFromBackend(args, token, api)
  const reply = await (queue ? enqueueRequest(queue, request, send, api) : send(request))

  if (isOver()) return sessionIsOver
  if ('error' in reply && endsSession(reply.error)) {
    api.dispatch(sessionEnded())
    return sessionIsOver
  }
  return reply
}

/**
 * A valibot schema as the `responseSchema` or `rawResponseSchema` of an endpoint. RTK Query types
 * those by their output alone, while ours accept anything and may transform.
 */
export function toStandardSchema<TInput, TOutput>(schema: v.GenericSchema<TInput, TOutput>) {
  return {
    '~standard': {
      version: 1 as const,
      vendor: 'frond',
      validate: (value: unknown) => schema['~standard'].validate(value),
    },
  }
}

/** The one API of the shop; features inject their endpoints (Spec §7). */
export const api = createApi({
  baseQuery,
  tagTypes: ['Products', 'Categories', 'Cart', 'Wishlist', 'Addresses'],
  refetchOnReconnect: true,
  // Not 'delayed', which waits for every request of the API: optimisticList.ts knows when.
  invalidationBehavior: 'immediately',
  catchSchemaFailure: (error, { endpoint }): Failure => {
    console.warn(`The reply to '${endpoint}' does not have the agreed shape.`, error.issues)
    return { kind: 'schemaMismatch' }
  },
  endpoints: () => ({}),
})
