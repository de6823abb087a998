import type { UnknownAction, WithSlice } from '@reduxjs/toolkit'
import {
  type BaseQueryApi,
  type BaseQueryFn,
  createApi,
  type FetchArgs,
} from '@reduxjs/toolkit/query/react'
import * as v from 'valibot'
import { messages } from '../contract/messages'
import { addAfterFailure, listIn } from './addAfterFailure'
import { sessionEnded } from './sessionEnded'
import { type Failure, fetchFromBackend, type Reply } from './fetchFromBackend'
import type { RootState, Services } from '../store/types'

/** The lists that a shopper can change, by the tags they provide. */
export const listTags = ['Cart', 'Wishlist', 'Addresses'] as const
export type ListTag = (typeof listTags)[number]

/** What a mutation does to one product of a list: its membership, or its quantity there. */
export type MutationKind = 'add' | 'remove' | 'changeQuantity'

interface Mutation {
  list: ListTag
  productId?: string
  kind?: MutationKind
  /** An addition that may have arrived before a reload: the list is read first. */
  mayExist?: boolean
}

interface RequestArgs extends FetchArgs {
  /** Whose data the request is about: it goes out with that user's token or not at all (Spec §6). */
  user?: string
  /** Set on mutations: the list they change, and for one of its products how they are queued. */
  mutates?: Mutation
  /** Set on logins and sign-ups: the reply of an earlier one is dropped. */
  startsSession?: boolean
  /** Where an addition can be read back, if not at its own URL, and what it adds. */
  readBack?: { url: string; item: object }
}

/** What the base query reports beside a reply. */
interface Meta {
  /** Set on a list's mutation: no other mutation of that list is pending. */
  isLastOfList?: boolean
}

interface StoreApi extends Omit<BaseQueryApi, 'getState' | 'extra'> {
  getState: () => RootState
  extra: Services
}

/** Adds the store's types, which RTK Query can't know: the project's one cast. */
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

/**
 * True for failures that need no toast, because a logout or a later mutation made the request
 * obsolete.
 */
export function isExpectedRejection(action: UnknownAction): boolean {
  return v.is(ExpectedRejection, action)
}

const sessionIsOver: Reply = { error: { kind: 'sessionEnded' } }

function endsSession(failure: Failure): boolean {
  if (failure.kind !== 'httpError') return false
  return failure.status === 401 || failure.message === messages.emailNotRegistered
}

/** Queues a mutation of one product (see mutationQueue.ts). */
function enqueueRequest(
  { list, productId, kind, mayExist }: Required<Mutation>,
  send: () => Promise<Reply>,
  addAgain: () => Promise<Reply>,
  { getState, extra: { mutationQueue } }: StoreApi,
): Promise<Reply> {
  const key = [getState().auth.authToken, list, productId].join(' ')
  return mutationQueue.enqueue<Reply>(
    { key, kind },
    () =>
      kind === 'add' && (mayExist || mutationQueue.isOutcomeUnknown(key)) ? addAgain() : send(),
    { error: { kind: 'superseded' } },
    (reply) => listIn(reply) === undefined,
  )
}

/** Sends a request with its user's token; a mutation of one product waits for its turn. */
async function send(
  { user, mutates, readBack, startsSession = false, ...request }: RequestArgs,
  api: StoreApi,
): Promise<Reply> {
  if (api.extra.timeTravel.isTravelling())
    return { error: { kind: 'timeTravel', name: 'AbortError' } }
  if (user === undefined) {
    const isLatest = startsSession ? api.extra.startLogin() : () => true
    const reply = await fetchFromBackend(request, null, api)
    return isLatest() ? reply : { error: { kind: 'superseded' } }
  }

  const { authToken: token, authUser } = api.getState().auth
  const isOver = () => authUser?.email !== user || api.getState().auth.authToken !== token
  const sendNow = (args: FetchArgs) =>
    isOver() ? Promise.resolve(sessionIsOver) : fetchFromBackend(args, token, api)
  const { list, productId, kind, mayExist = false } = mutates ?? {}
  const reply = await (list && productId !== undefined && kind
    ? enqueueRequest(
        { list, productId, kind, mayExist },
        () => sendNow(request),
        () => addAfterFailure({ id: productId, ...readBack }, request, sendNow),
        api,
      )
    : sendNow(request))

  if (isOver()) return sessionIsOver
  if ('error' in reply && endsSession(reply.error)) {
    api.dispatch(sessionEnded())
    return sessionIsOver
  }
  return reply
}

const baseQuery: BaseQueryFn<RequestArgs, unknown, Failure, object, Meta> = async (
  args,
  baseApi,
) => {
  const api = withStoreTypes(baseApi)
  const { user, mutates } = args
  if (user === undefined || !mutates) return send(args, api)
  const settle = api.extra.pendingMutations.start(mutates.list, user)
  const reply = await send(args, api)
  return { ...reply, meta: { isLastOfList: settle() } }
}

/**
 * The `invalidatesTags` of a list's mutations: one refetch when the last pending one has settled,
 * whether it succeeded or not. A refetch between two mutations would step the screen back.
 */
export const onceSettled =
  (list: ListTag) =>
  (_result: unknown, _error: unknown, _args: unknown, meta: Meta | undefined): ListTag[] =>
    meta?.isLastOfList ? [list] : []

/**
 * A valibot schema as the `responseSchema` or `rawResponseSchema` of an endpoint. RTK Query types
 * those by their output alone; ours accept any input and may transform it.
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
  tagTypes: ['Products', 'Categories', ...listTags],
  refetchOnReconnect: true,
  // Not 'delayed', which waits for every request of the API: `onceSettled` knows when.
  invalidationBehavior: 'immediately',
  catchSchemaFailure: (error, { endpoint }): Failure => {
    console.warn(`The reply to '${endpoint}' does not have the agreed shape.`, error.issues)
    return { kind: 'schemaMismatch' }
  },
  endpoints: () => ({}),
})

declare module '../store/types' {
  interface RootState extends WithSlice<typeof api> {}
}
