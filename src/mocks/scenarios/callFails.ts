import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { type CallName, calls } from '@/contract/callTable'
import { apiPath } from '../apiPaths'
import { corsHeaders } from '../cors'
import type { Fault } from '../interface/controls'

export type { Fault }

export interface FaultOptions {
  /** Number of calls that fail; later ones succeed. Default: all fail. */
  times?: number
  /** Called whenever it fails. */
  onFail?: () => void
}

const restarts = new WeakMap<object, () => void>()

/** Lets a scenario fail `times` times again. Does nothing with another handler. */
export function restartScenario(handler: object): void {
  restarts.get(handler)?.()
}

/** Makes any call fail: `server.use(callFails('cartAdd', 503))`. */
export function callFails(
  name: CallName,
  fault: Fault = 500,
  { times = Infinity, onFail }: FaultOptions = {},
): RequestHandler {
  let left = times
  const handler = onCall(name, () => {
    if (left <= 0) return undefined
    left -= 1
    onFail?.()
    return answerWith(fault)
  })
  restarts.set(handler, () => {
    left = times
  })
  return handler
}

/** Delays a call's response by some milliseconds: `callIsSlow('products', 3000)`. */
export function callIsSlow(name: CallName, milliseconds: number): RequestHandler {
  return onCall(name, async () => {
    await delay(milliseconds)
    return undefined
  })
}

/** A resolver that returns nothing leaves the response to the next handler. */
function onCall(
  name: CallName,
  resolver: () => Response | undefined | Promise<Response | undefined>,
): RequestHandler {
  const { method, path } = calls[name]
  return http[method](apiPath(path), resolver)
}

function answerWith(fault: Fault): Response | Promise<undefined> {
  switch (fault) {
    case 'network':
      return HttpResponse.error()
    case 'malformed':
      return new HttpResponse('{"cart": [{', {
        headers: { ...corsHeaders, 'content-type': 'application/json' },
      })
    case 'silence':
      return delay('infinite').then(() => undefined)
    default: {
      const message = 'This call fails in this scenario.'
      const body = fault < 500 ? { errors: [message] } : { error: { message } }
      return HttpResponse.json(body, { status: fault, headers: corsHeaders })
    }
  }
}
