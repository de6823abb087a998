import { API_PREFIX } from '../../contract/calls'
import type { LoggedCall } from '../interface/controls'

/** Maximum number of logged calls; the oldest are dropped. */
const MOST_CALLS = 100
/** Maximum length of a logged body, in characters; a longer one is left out. */
const LONGEST_BODY = 100_000

const short = (body: string) => (body.length > LONGEST_BODY ? '"«too long»"' : body)

/** Logs every call that this page makes to the backend from now on. */
export function createCallLog(onChange: () => void) {
  let calls: readonly LoggedCall[] = []
  let lastId = 0
  const set = (call: LoggedCall) => {
    const others = calls.filter(({ id }) => id !== call.id)
    calls = [call, ...others].sort((a, b) => b.id - a.id).slice(0, MOST_CALLS)
    onChange()
  }
  const send = globalThis.fetch

  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input
    const { origin, pathname } = new URL(url, location.href)
    if (origin !== location.origin || !pathname.startsWith(`${API_PREFIX}/`))
      return send(input, init)
    const request = new Request(input, init)
    const began = performance.now()
    lastId += 1
    const call: LoggedCall = {
      id: lastId,
      at: new Date().toTimeString().slice(0, 8),
      method: request.method,
      path: pathname,
      status: undefined,
      milliseconds: 0,
      request: short(await request.clone().text()),
      response: '',
    }
    set(call)
    const milliseconds = () => Math.round(performance.now() - began)
    try {
      const response = await send(request)
      const body = await response.clone().text()
      const { status } = response
      set({ ...call, status, milliseconds: milliseconds(), response: short(body) })
      return response
    } catch (error) {
      set({ ...call, status: 0, milliseconds: milliseconds() })
      throw error
    }
  }

  return {
    get: () => calls,
    clear: () => {
      calls = []
      onChange()
    },
  }
}
