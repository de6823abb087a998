import type { MockControls } from './mockControls'
import type { notices } from './messages'

/** A sentence for the shopper about what the backend cannot do in this browser. */
export type BackendNotice = (typeof notices)[keyof typeof notices]

/** What a backend that runs beside the shop offers it, besides answering `fetch('/api/…')`. */
export interface Backend {
  /** Whether its calls need a connection: one that lives in the browser answers offline too. */
  needsNetwork: boolean
  /** Where the calls go; by default under `/api` on the page's own origin. */
  apiUrl?: string
  /**
   * The address from which a third party's script is to be loaded: the given one, or that of a
   * local script where the backend stands in for the third party.
   */
  scriptUrl: (url: string) => Promise<string>
  /** What controls a mock; a real backend has none. */
  controls?: () => Promise<MockControls>
}
