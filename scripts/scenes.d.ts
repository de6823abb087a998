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

/** The common subset of Playwright's page and the page of `tests/engines`. */
export interface ScenePage extends SceneQueries {
  goto: (path: string) => Promise<unknown>
  evaluate: <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
}

export interface Scene {
  name: string
  /** The shopper's name. Default: a visitor. */
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
  then?: (page: ScenePage) => Promise<unknown>
}

export const scenes: readonly Scene[]
export function becomeShopper(page: ScenePage, name: string): Promise<void>
export function urlOf(scene: Scene, settings?: readonly string[]): string
