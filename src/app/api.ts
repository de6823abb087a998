import {
  type BaseQueryApi,
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react'
import * as v from 'valibot'
import { API_PREFIX, FailureResponse } from '../contract/calls'
import { messages } from '../contract/messages'
import { sessionEnded } from '../features/auth/sessionEnded'
import { backendReady } from './backend'
import type { RootState, Services } from './store'
import type { Step, Wish } from './turns'

/** Milliseconds of silence after which a call has failed. */
const TIMEOUT_MS = 15_000

/** Why a call brought nothing. Callers say only what the shopper should read (Spec §8). */
export type Failure =
  | { kind: 'offline' | 'timeout' | 'unreachable' | 'unreadable' | 'wrongShape' }
  /** The backend answered, with a refusal. */
  | { kind: 'refused'; status: number; message: string }
  /** The token was refused or its user is gone, or the session ended before the reply came. */
  | { kind: 'sessionEnded' }
  /** A later wish of the shopper made this call pointless; it was not sent. */
  | { kind: 'superseded' }

const SilentFailure = v.object({ kind: v.picklist(['sessionEnded', 'superseded']) })

/** A call that failed, as RTK Query tells it. */
export interface Rejected {
  payload?: unknown
  meta: { aborted?: boolean; condition?: boolean }
}

/**
 * True for failures that the shopper need not be told of: a logout, or a later wish, has cut the
 * call short or made it pointless.
 */
export function isSilent({ payload, meta }: Rejected): boolean {
  return meta.aborted === true || meta.condition === true || v.is(SilentFailure, payload)
}

interface Call extends FetchArgs {
  /** Set on changes to one product of a list: which, and how they follow each other. */
  change?: { productId: string } & (Wish | Step)
}

const fetchFromBackend: BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError> = fetchBaseQuery({
  baseUrl: API_PREFIX,
  timeout: TIMEOUT_MS,
})

interface StoreApi extends Omit<BaseQueryApi, 'getState' | 'extra'> {
  getState: () => RootState
  extra: Services
}

/** Knows the store as a type: the one cast of the house. */
function inStore(api: BaseQueryApi): StoreApi {
  return api as StoreApi
}

type Reply = { data: unknown } | { error: Failure }

/** Anything may have been stored as a token; a header takes ASCII, and the backend is to judge. */
function asHeader(token: string): string {
  return token.replace(/[^!-~]/g, '?')
}

async function send(call: FetchArgs, token: string | null, api: BaseQueryApi): Promise<Reply> {
  try {
    await backendReady()
  } catch {
    return { error: { kind: 'unreachable' } }
  }
  if (!navigator.onLine) return { error: { kind: 'offline' } }
  const headers = token === null ? {} : { authorization: asHeader(token) }
  const { data, error } = await fetchFromBackend({ ...call, headers }, api, {})
  if (error === undefined) return { data }
  switch (error.status) {
    case 'TIMEOUT_ERROR':
      return { error: { kind: 'timeout' } }
    case 'FETCH_ERROR':
      return { error: { kind: 'unreachable' } }
    case 'PARSING_ERROR':
    case 'CUSTOM_ERROR':
      return { error: { kind: 'unreadable' } }
    default: {
      const body = v.safeParse(FailureResponse, error.data)
      const message = !body.success
        ? 'The backend refused without saying why.'
        : 'errors' in body.output
          ? body.output.errors.join(' ')
          : body.output.error.message
      return { error: { kind: 'refused', status: error.status, message } }
    }
  }
}

function endsSession(failure: Failure): boolean {
  if (failure.kind !== 'refused') return false
  return failure.status === 401 || failure.message === messages.emailNotRegistered
}

/** Calls that need a token and act on its owner's data (Spec §6). */
function actsOnUser(call: FetchArgs): boolean {
  return call.url.startsWith('/user/')
}

const sessionIsOver: Reply = { error: { kind: 'sessionEnded' } }

/** The list in a reply to a call on one; undefined for a failure and for whatever is no list. */
function listIn(reply: Reply): unknown[] | undefined {
  if (!('data' in reply) || typeof reply.data !== 'object' || reply.data === null) return undefined
  const values: unknown[] = Object.values(reply.data)
  return values.find((value) => Array.isArray(value))
}

const baseQuery: BaseQueryFn<Call, unknown, Failure> = async ({ change, ...call }, baseApi) => {
  const api = inStore(baseApi)
  if (!actsOnUser(call)) return send(call, null, api)

  const token = api.getState().auth.authToken
  const ended = () => api.getState().auth.authToken !== token
  const sendAsUser = (args: FetchArgs) =>
    ended() ? Promise.resolve(sessionIsOver) : send(args, token, api)

  const { turns } = api.extra
  const inTurn = (productId: string, turn: Wish | Step) => {
    const of = [token, call.url.split('/')[2], productId].join(' ')
    return turns.take<Reply>(
      { of, ...turn },
      async () => {
        // An addition that seemed to fail may have arrived: read back instead of adding twice.
        if ('wish' in turn && turn.wish === 'in' && turns.isDoubtful(of)) {
          const reading = await sendAsUser({ url: call.url })
          const isProduct = (entry: unknown) => v.is(v.object({ _id: v.literal(productId) }), entry)
          if (listIn(reading)?.some(isProduct) ?? true) return reading
        }
        return sendAsUser(call)
      },
      { error: { kind: 'superseded' } },
      (reply) => listIn(reply) === undefined,
    )
  }
  const reply = change ? await inTurn(change.productId, change) : await sendAsUser(call)

  if (ended()) return sessionIsOver
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
export function reads<TInput, TOutput>(schema: v.GenericSchema<TInput, TOutput>) {
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
  catchSchemaFailure: (error, { endpoint }): Failure => {
    console.warn(`The reply to '${endpoint}' does not have the agreed shape.`, error.issues)
    return { kind: 'wrongShape' }
  },
  endpoints: () => ({}),
})
