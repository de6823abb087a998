import { webcrypto } from 'node:crypto'
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment'
import JsdomEnvironment from 'jest-environment-jsdom'

/**
 * jsdom with Node's own fetch family: jsdom has none, and MSW and jose need the same
 * realm's classes throughout (jose throws on another realm's Uint8Array).
 */
export default class BrowserEnvironment extends JsdomEnvironment {
  readonly #channels: BroadcastChannel[] = []

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context)
    const { global } = this

    class PageRequest extends Request {
      // fetchBaseQuery builds `new Request('/api/…')`; a browser resolves that against the page.
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(
          typeof input === 'string' ? new URL(input, global.location.href).toString() : input,
          init,
        )
      }
    }

    const { FormData: FormDataOfPage } = global
    class PageFormData extends FormData {
      // Node's can't read a form. React reads the one that is submitted during a transition.
      constructor(form?: HTMLFormElement) {
        super()
        if (form)
          new FormDataOfPage(form).forEach((value, name) => {
            this.append(name, value)
          })
      }
    }

    const channels = this.#channels
    class PageChannel extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        channels.push(this)
      }
    }

    Object.assign(global, {
      AbortController,
      AbortSignal,
      ArrayBuffer,
      Blob,
      BroadcastChannel: PageChannel,
      FormData: PageFormData,
      Headers,
      ReadableStream,
      Request: PageRequest,
      Response,
      TextDecoder,
      TextEncoder,
      TransformStream,
      URL,
      URLSearchParams,
      Uint8Array,
      WritableStream,
      fetch: (input: RequestInfo | URL, init?: RequestInit) =>
        fetch(input instanceof Request ? input : new PageRequest(input, init)),
      structuredClone,
    })
    Object.defineProperty(global, 'crypto', { value: webcrypto, configurable: true })
  }

  /** A page's channels close with it; Node's would keep the process alive. */
  override async teardown(): Promise<void> {
    for (const channel of this.#channels) channel.close()
    await super.teardown()
  }
}
