import { getResponse, type RequestHandler } from 'msw'

/** The outcome of one call. */
export interface Outcome {
  /** Milliseconds before the backend sees the call, and before its answer arrives. */
  there: number
  back: number
  outcome: 'answered' | 'lost' | 'refused' | 'answerLost'
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A `fetch` straight into the handlers, on which every call meets its next outcome. */
export function createFakeNetwork(handlers: RequestHandler[], nextOutcome: () => Outcome) {
  /** `disturbed`: address and body of every change that met a fault. */
  const network = { calls: 0, faults: 0, disturbed: new Array<string>() }
  const inFlight = new Set<Promise<Response>>()
  const note = async (request: Request) => {
    if (request.method !== 'GET') network.disturbed.push(`${request.url} ${await request.text()}`)
  }
  const answer = async (request: Request): Promise<Response> => {
    network.calls += 1
    const { there, back, outcome } = nextOutcome()
    if (outcome !== 'answered') {
      network.faults += 1
      await note(request.clone())
    }
    await wait(there)
    if (outcome === 'lost') throw new TypeError('Failed to fetch')
    if (outcome === 'refused') return Response.json({ error: { message: 'no' } }, { status: 500 })
    const sent = request.clone()
    const response = await getResponse(handlers, request)
    if ((response?.status ?? 0) >= 500) await note(sent)
    await wait(back)
    if (outcome === 'answerLost' || !response) throw new TypeError('Failed to fetch')
    return response
  }
  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = input instanceof Request ? input : new Request(input, init)
    return new Promise((resolve, reject) => {
      const abort = () => {
        reject(new DOMException('Aborted', 'AbortError'))
      }
      if (request.signal.aborted) {
        abort()
        return
      }
      request.signal.addEventListener('abort', abort)
      // Once sent, an aborted call arrives all the same.
      const answering = answer(request).finally(() => inFlight.delete(answering))
      inFlight.add(answering)
      answering.then(resolve, reject)
    })
  }
  /** Resolves once every call that has been sent has been answered, aborted ones included. */
  const settled = () => Promise.allSettled(inFlight)
  return Object.assign(network, { fetch, settled })
}
