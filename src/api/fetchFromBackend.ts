import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import { API_PREFIX, FailureResponse } from '@/contract/calls'
import { backendReady } from './backend'

/** Milliseconds without a reply after which a request fails. */
const TIMEOUT_MS = 15_000

/** Milliseconds after which a page that seemed to be left counts as staying, as for a download. */
const LEAVING_MS = 2000

/** Why a request failed. What the shopper reads is up to the caller (Spec §8). */
export type RequestError =
  /** The backend answered with an error status. */
  | { kind: 'httpError'; status: number; message: string }
  /** No reply, or none that can be used; `reason` is only logged. */
  | { kind: 'noUsableReply'; reason: string }
  /** Nobody waits for the reply: its session has ended, or Redux DevTools show an earlier state. */
  | { kind: 'obsolete' }

export type Reply = { data: unknown } | { error: RequestError }

/** Requests without a reply. Safari can't abort one whose object has been garbage-collected. */
const inFlight = new Set<RequestInfo | URL>()

/** Firefox cancels the requests of a page before its `pagehide`. */
const leavingEvents = ['beforeunload', 'pagehide']

/**
 * The browser cancels the requests of a page that is being left. That isn't a failure, so nothing may
 * act on it, unless the page comes back from the back/forward cache.
 */
async function fetchUnlessLeft(request: RequestInfo | URL): Promise<Response> {
  const page = { isLeft: false }
  const leave = () => {
    page.isLeft = true
  }
  // Only meanwhile: in some browsers, a `beforeunload` listener keeps a page out of the cache.
  for (const event of leavingEvents) addEventListener(event, leave)
  inFlight.add(request)
  try {
    return await fetch(request)
  } catch (error) {
    if (page.isLeft)
      await new Promise((resolve) => {
        addEventListener('pageshow', resolve, { once: true })
        setTimeout(resolve, LEAVING_MS)
      })
    throw error
  } finally {
    inFlight.delete(request)
    for (const event of leavingEvents) removeEventListener(event, leave)
  }
}

const baseQuery: BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError> = fetchBaseQuery({
  timeout: TIMEOUT_MS,
  fetchFn: fetchUnlessLeft,
})

function messageOf(body: unknown): string {
  const failure = v.safeParse(FailureResponse, body)
  if (!failure.success) return 'The backend refused without saying why.'
  const { output } = failure
  return 'errors' in output ? output.errors.join(' ') : output.error.message
}

/** Sends a request once the backend is ready. Never throws; failures are returned. */
export async function fetchFromBackend(
  request: FetchArgs,
  token: string | null,
  api: BaseQueryApi,
): Promise<Reply> {
  let apiUrl: string
  try {
    ;({ apiUrl = API_PREFIX } = await backendReady())
  } catch (error) {
    return { error: { kind: 'noUsableReply', reason: String(error) } }
  }
  // A stored token can hold any text; a header must be ASCII. The backend validates it.
  const headers = token === null ? {} : { authorization: token.replace(/[^!-~]/g, '?') }
  const args = { ...request, url: apiUrl + request.url, headers }
  const { data, error } = await baseQuery(args, api, {})
  if (error === undefined) return { data }
  const { status } = error
  if (typeof status === 'string') return { error: { kind: 'noUsableReply', reason: status } }
  return { error: { kind: 'httpError', status, message: messageOf(error.data) } }
}
