import type { ScenePage } from './scenePage'

/** A page in a state worth looking at. */
export interface Scene {
  name: string
  /** The shopper's name (sceneShoppers.ts). Default: a visitor. */
  as?: string
  at: string
  /** The mock's settings, as in `?mock=`. */
  mock?: string
  /** Shown while a call is pending. */
  isLoading?: boolean
  /** Covers the window, regardless of the page's height. */
  inViewport?: boolean
  /** Only exists below 600 px. */
  phoneOnly?: boolean
  /** Changes the shopper's data. */
  last?: boolean
  /** What the shopper does next. */
  then?: (page: ScenePage) => Promise<unknown>
}

export const dialog = { inViewport: true }

/** Calls that never respond. */
export const held = (...calls: string[]) => ({
  mock: calls.map((call) => `${call}:silence`).join(),
  isLoading: true,
})

/** Calls that fail. */
export const broken = (...calls: string[]) => ({
  mock: calls.map((call) => `${call}:network`).join(),
})

/**
 * A scene's URL, with additional settings for the mock. It includes the scene's name, because a browser
 * that navigates to its current URL reloads the page, including its dialog.
 */
export function urlOf({ name, at, mock }: Scene, settings: readonly string[] = []): string {
  const all = [mock, ...settings].filter(Boolean).join()
  return `${at}?${all === '' ? '' : `mock=${all}&`}scene=${name}`
}
