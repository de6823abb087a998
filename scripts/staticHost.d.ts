import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

export function serveBuild(build: {
  outDir: string
  base: string
}): (request: IncomingMessage, response: ServerResponse) => void

export function staticHost(): Plugin
