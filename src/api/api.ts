import { createAction, type UnknownAction, type WithSlice } from '@reduxjs/toolkit'
import {
  type BaseQueryApi,
  type BaseQueryFn,
  createApi,
  type FetchArgs,
} from '@reduxjs/toolkit/query/react'
import * as v from 'valibot'
import { listTags } from '@/contract/lists'
import { messages } from '@/contract/messages'
import type { AppDispatch, AppThunk } from '@/store/types'
import { fetchFromBackend, type Reply, type RequestError } from './fetchFromBackend'

export interface RequestArgs extends FetchArgs {
  /** Whose data the request is about: it's only ever sent with that user's token (Spec §6). */
  user?: string
}

/** RTK Query doesn't know the store's types. */
interface StoreApi extends BaseQueryApi {
  dispatch: AppDispatch
}

const ExpectedRejection = v.union([
  v.object({ meta: v.object({ aborted: v.literal(true) }) }),
  v.object({ meta: v.object({ condition: v.literal(true) }) }),
  // Made by the shop itself, which says what there is to say.
  v.object({
    meta: v.object({ arg: v.object({ originalArgs: v.object({ isQuiet: v.literal(true) }) }) }),
  }),
  v.object({ payload: v.object({ kind: v.literal('obsolete') }) }),
])

/** True for failures that need no toast: nobody waits for them, or the shop itself says what there is to say. */
export function isExpectedRejection(action: UnknownAction): boolean {
  return v.is(ExpectedRejection, action)
}

const Refusal = v.object({
  kind: v.literal('httpError'),
  status: v.pipe(v.number(), v.maxValue(499)),
})
/** Whether the backend has refused a request, and would refuse it again. */
export const isRefusal = (error: unknown): boolean => v.is(Refusal, error)

/** The backend has refused the token, or its user is gone: the shopper is a visitor again. */
export const sessionEnded = createAction('auth/sessionEnded')

const obsolete: Reply = { error: { kind: 'obsolete' } }

function endsSession(error: RequestError): boolean {
  if (error.kind !== 'httpError') return false
  return error.status === 401 || error.message === messages.emailNotRegistered
}

/** Sends a request, with its user's token if it's about somebody's data. */
function sendRequest(
  { user, ...request }: RequestArgs,
  api: BaseQueryApi,
): AppThunk<Promise<Reply>> {
  return async (dispatch, getState, { timeTravel }) => {
    if (timeTravel.isTravelling()) return obsolete
    if (user === undefined) return fetchFromBackend(request, null, api)

    const { authToken: token, authUser } = getState().auth
    if (authUser?.email !== user) return obsolete
    const reply = await fetchFromBackend(request, token, api)
    if (getState().auth.authToken !== token) return obsolete
    if ('error' in reply && endsSession(reply.error)) {
      dispatch(sessionEnded())
      return obsolete
    }
    return reply
  }
}

const baseQuery: BaseQueryFn<RequestArgs, unknown, RequestError> = (args, api: StoreApi) =>
  api.dispatch(sendRequest(args, api))

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
  // Another device may have changed the lists.
  refetchOnFocus: true,
  // One refetch after the last mutation. Until then the screen shows the pending changes.
  invalidationBehavior: 'delayed',
  catchSchemaFailure: (error, { endpoint }): RequestError => {
    console.warn(`The reply to '${endpoint}' does not have the agreed shape.`, error.issues)
    return { kind: 'noUsableReply', reason: 'schema' }
  },
  endpoints: () => ({}),
})

declare module '@/store/types' {
  interface RootState extends WithSlice<typeof api> {}
}
