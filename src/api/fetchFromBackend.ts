import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { API_PREFIX, FailureResponse } from '../contract/calls'
import { backendReady } from './backend'

/** Milliseconds without a reply after which a request fails. */
const TIMEOUT_MS = 15_000

/** Why a request failed. What the shopper reads is up to the caller (Spec §8). */
export type Failure =
  | { kind: 'timeout' | 'unreachable' | 'parseError' | 'schemaMismatch' }
  /** The backend answered with an error status. */
  | { kind: 'httpError'; status: number; message: string }
  /** The token was refused, its user no longer exists, or the session ended before the reply arrived. */
  | { kind: 'sessionEnded' }
  /** Redux DevTools show an earlier state; the request counts as aborted. */
  | { kind: 'timeTravel'; name: 'AbortError' }

export type Reply = { data: unknown } | { error: Failure }

/** Requests without a reply. Safari can't abort one whose object has been garbage-collected. */
const inFlight = new Set<RequestInfo | URL>()

async function fetchAbortably(request: RequestInfo | URL): Promise<Response> {
  inFlight.add(request)
  try {
    return await fetch(request)
  } finally {
    inFlight.delete(request)
  }
}

/** Milliseconds after which a page that was about to be left counts as staying, such as for a download. */
const LEAVING_MS = 2000

/** Withholds a failure while the page is being left: the browser cancels its requests. */
async function withholdIfLeft<T extends object>(request: PromiseLike<T>): Promise<T> {
  const leaving = new Set<Event>()
  const note = (event: Event) => leaving.add(event)
  // Only meanwhile: in some browsers, a `beforeunload` listener keeps a page out of the cache.
  for (const type of ['beforeunload', 'pagehide']) addEventListener(type, note)
  const reply = await request
  for (const type of ['beforeunload', 'pagehide']) removeEventListener(type, note)
  if ('error' in reply && leaving.size > 0)
    await new Promise((done) => setTimeout(done, LEAVING_MS))
  return reply
}

const baseQuery: BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError> = fetchBaseQuery({
  timeout: TIMEOUT_MS,
  fetchFn: fetchAbortably,
})

function messageOf(body: unknown): string {
  const failure = v.safeParse(FailureResponse, body)
  if (!failure.success) return 'The backend refused without saying why.'
  const { output } = failure
  return 'errors' in output ? output.errors.join(' ') : output.error.message
}

/** Sends a request once the backend is ready. Never throws; failures are returned as a `Failure`. */
export async function fetchFromBackend(
  request: FetchArgs,
  token: string | null,
  api: BaseQueryApi,
): Promise<Reply> {
  let apiUrl: string
  try {
    ;({ apiUrl = API_PREFIX } = await backendReady())
  } catch {
    return { error: { kind: 'unreachable' } }
  }
  // A stored token can hold any text; a header must be ASCII. The backend validates it.
  const headers = token === null ? {} : { authorization: token.replace(/[^!-~]/g, '?') }
  const args = { ...request, url: apiUrl + request.url, headers }
  const { data, error } = await withholdIfLeft(Promise.resolve(baseQuery(args, api, {})))
  if (error === undefined) return { data }
  switch (error.status) {
    case 'TIMEOUT_ERROR':
      return { error: { kind: 'timeout' } }
    case 'FETCH_ERROR':
      return { error: { kind: 'unreachable' } }
    case 'PARSING_ERROR':
    case 'CUSTOM_ERROR':
      return { error: { kind: 'parseError' } }
    default:
      return {
        error: { kind: 'httpError', status: error.status, message: messageOf(error.data) },
      }
  }
}
