import type { MockControls } from './mock/controls'
import type { notices } from './messages'

/** A sentence that tells the shopper what the backend can't do in this browser. */
export type BackendNotice = (typeof notices)[keyof typeof notices]

/** What the app needs to know about the backend, besides its responses to `fetch('/api/…')`. */
export interface Backend {
  /** False for a backend in the browser, which also responds offline. */
  needsNetwork: boolean
  /** The base URL of requests. Default: `/api` on the page's own origin. */
  apiUrl?: string
  /**
   * Returns the URL to load a third party's script from: the given one, or a local script if the
   * backend simulates the third party.
   */
  scriptUrl: (url: string) => Promise<string>
  /** The mock's controls. A real backend has none. */
  controls?: () => Promise<MockControls>
}
