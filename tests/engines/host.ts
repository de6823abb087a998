import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { serveBuild } from '../../scripts/staticHost.js'

interface Held {
  pattern: RegExp
  answers: (() => void)[]
}

/** The static host of the build, which a test can stop, and whose answers it can hold back. */
export class Host {
  readonly #serve: ReturnType<typeof serveBuild>
  #server: Server | undefined
  #port = 0
  #held: Held | undefined
  #refused: RegExp | undefined

  constructor(build: string) {
    this.#serve = serveBuild({ outDir: resolve(build), base: '/' })
  }

  get origin(): string {
    return `http://localhost:${this.#port}`
  }

  /** Starts it, on the same port as before. Storage, cookies and workers belong to the port. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.#answer(request, response)
    })
    this.#server = server
    server.listen(this.#port, 'localhost')
    await once(server, 'listening')
    const address = server.address()
    if (address !== null && typeof address !== 'string') this.#port = address.port
  }

  async stop(): Promise<void> {
    const server = this.#server
    if (!server) return
    this.#server = undefined
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }

  /** Lets requests wait whose path matches, until the returned function is called. */
  hold(pattern: RegExp): () => void {
    const held: Held = { pattern, answers: [] }
    this.#held = held
    return () => {
      this.#held = undefined
      for (const answer of held.answers.splice(0)) answer()
    }
  }

  /** Answers requests whose path matches with 404. */
  refuse(pattern: RegExp): void {
    this.#refused = pattern
  }

  #answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    if (this.#refused?.test(path)) {
      response.writeHead(404).end()
      return
    }
    const answer = () => {
      this.#serve(request, response)
    }
    if (this.#held?.pattern.test(path)) this.#held.answers.push(answer)
    else answer()
  }
}
