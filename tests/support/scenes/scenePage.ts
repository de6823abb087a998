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
  locator: (selector: string) => SceneLocator
  goto: (path: string) => Promise<unknown>
  evaluate: <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
}
