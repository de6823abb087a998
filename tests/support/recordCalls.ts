import { afterEach } from '@jest/globals'
import { backend } from './backend'

/** A call as it went over the network. */
interface SentCall {
  call: string
  authorization: string | null
  body: unknown
}

afterEach(() => {
  backend.server.events.removeAllListeners()
})

/** Records the shop's calls from now on; the returned function resolves to those made so far. */
export function recordCalls(): () => Promise<SentCall[]> {
  const sent: Promise<SentCall>[] = []
  const note = async (request: Request): Promise<SentCall> => {
    const text = await request.text()
    return {
      call: `${request.method} ${new URL(request.url).pathname}`,
      authorization: request.headers.get('authorization'),
      body: text === '' ? undefined : JSON.parse(text),
    }
  }
  backend.server.events.on('request:start', ({ request }) => {
    sent.push(note(request.clone()))
  })
  return () => Promise.all(sent)
}
