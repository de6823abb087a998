import type { Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]

interface SceneQueries {
  getByRole: (role: Role, options?: { name?: string | RegExp }) => SceneLocator
  getByText: (text: string | RegExp) => SceneLocator
  getByLabel: (text: string | RegExp) => SceneLocator
}

interface SceneLocator extends Pick<SceneQueries, 'getByRole'> {
  first: () => SceneLocator
  click: () => Promise<void>
  fill: (text: string) => Promise<void>
  waitFor: (options?: { state?: 'visible' | 'attached' | 'detached' }) => Promise<void>
}

/** What Playwright's page and the page of `tests/engines` have in common. */
export interface ScenePage extends SceneQueries {
  goto: (path: string) => Promise<unknown>
  evaluate: <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
}

export interface Scene {
  name: string
  /** The shopper; none: a visitor. */
  as?: string
  at: string
  /** The mock's settings, as in a URL's `?mock=`. */
  mock?: string
  /** It is seen while it waits for a call. */
  isLoading?: boolean
  /** It covers the window, whatever the page's height. */
  inViewport?: boolean
  /** A resized window would show another layout than a new one. */
  opensAtEachSize?: boolean
  /** Seen below 600 px only. */
  phoneOnly?: boolean
  /** Changes what the shopper has. */
  last?: boolean
  then?: (page: ScenePage) => Promise<unknown>
}

export const scenes: readonly Scene[]
export function becomeShopper(page: ScenePage, name: string): Promise<void>
export function urlOf(scene: Scene, settings?: readonly string[]): string
