import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { serveBuild } from '../../scripts/staticHost.js'

interface Held {
  pattern: RegExp
  answers: (() => void)[]
  /** The paths that wait. */
  paths: string[]
}

/** A document without the shop. */
export const BLANK = '/blank'

const WORKER = '/serviceWorker.js'

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port.')
  return address.port
}

async function close(server: Server): Promise<void> {
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

/** The static host of the build, which a test can stop, and whose answers it can hold back. */
export class Host {
  readonly #build: string
  readonly #serve: ReturnType<typeof serveBuild>
  readonly #script: string | undefined
  #server: Server | undefined
  #port = 0
  #held: Held | undefined
  #isNewVersion = false
  #isCached = true
  #otherSite: string | undefined

  /** @param script runs in every page before the page's own scripts */
  constructor(build: string, script?: string) {
    this.#build = build
    this.#serve = serveBuild({ outDir: resolve(build), base: '/' })
    this.#script = script
  }

  get origin(): string {
    return `http://localhost:${this.#port}`
  }

  /** Starts it, on the same port as before. Storage, cookies and workers belong to the port. */
  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      this.#answer(request, response)
    })
    this.#port = await listen(this.#server, this.#port)
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server) await close(server)
  }

  /** Lets requests wait whose path matches, until the returned function is called. */
  hold(pattern: RegExp): () => void {
    const held: Held = { pattern, answers: [], paths: [] }
    this.#held = held
    return () => {
      this.#held = undefined
      for (const answer of held.answers.splice(0)) answer()
    }
  }

  /** Waits until a request with a matching path is held back. */
  async waitForHeld(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.#held?.paths.some((path) => pattern.test(path))).toBe(true)
  }

  /** From now on neither the browser's cache nor a service worker answers for the host. */
  forbidCaching(): void {
    this.#isCached = false
  }

  /** From now on the host has another version of the service worker. */
  deploy(): void {
    this.#isNewVersion = true
  }

  /**
   * From now on another site is at this origin, which has this page at every path, and the worker that retires
   * the shop's (docs/deploying.md).
   */
  replaceShop(page: string): void {
    this.#otherSite = page
  }

  #answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    if (this.#otherSite !== undefined) {
      const isWorker = path === WORKER
      response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html')
      response.end(isWorker ? readFileSync('deploy/retiredWorker.js') : this.#otherSite)
      return
    }
    if (this.#isNewVersion && path === WORKER) {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(`${readFileSync(join(this.#build, WORKER), 'utf8')}\n// A new version.`)
      return
    }
    if (path === BLANK) {
      response.setHeader('Content-Type', 'text/html')
      response.end('<!doctype html><link rel="icon" href="/favicon.svg">')
      return
    }
    if (!this.#isCached) {
      if (path === WORKER) {
        response.writeHead(404).end()
        return
      }
      const setHeaders = response.setHeaders.bind(response)
      response.setHeaders = (headers) => setHeaders(headers).setHeader('Cache-Control', 'no-store')
    }
    const isPage = !/\.\w+(\?|$)/.test(path)
    const answer = () => {
      if (this.#script !== undefined && isPage) void this.#answerWithScript(path, response)
      else this.#serve(request, response)
    }
    if (this.#held?.pattern.test(path)) {
      this.#held.answers.push(answer)
      this.#held.paths.push(path)
    } else answer()
  }

  /** The page with the script first in its head, and the script's hash in its policy. */
  async #answerWithScript(path: string, response: ServerResponse) {
    const script = this.#script ?? ''
    const plain = createServer(this.#serve)
    const port = await listen(plain, 0)
    const page = await fetch(`http://localhost:${port}${path}`, {
      headers: { 'Accept-Encoding': 'identity' },
    })
    const html = await page.text()
    await close(plain)
    const hash = createHash('sha256').update(script).digest('base64')
    for (const [name, value] of page.headers)
      if (name !== 'content-length' && name !== 'transfer-encoding' && name !== 'connection')
        response.setHeader(name, value.replace("script-src 'self'", `$& 'sha256-${hash}'`))
    response.writeHead(page.status)
    response.end(html.replace('<head>', () => `<head><script>${script}</script>`))
  }
}
