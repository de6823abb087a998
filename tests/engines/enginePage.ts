import { expect } from '@playwright/test'
import type { EngineTab } from './browser'
import { EngineLocator, type RoleOptions } from './locator'
import { whileLoading } from './whileLoading'

/** A tab of the shop, with paths instead of whole URLs, and elements by role and name. */
export class EnginePage {
  readonly tab: EngineTab
  readonly evaluate: EngineTab['evaluate']
  readonly press: EngineTab['press']
  readonly type: EngineTab['type']
  readonly reload: EngineTab['reload']
  readonly screenshot: EngineTab['screenshot']
  readonly close: EngineTab['close']
  readonly #origin: () => string

  constructor(tab: EngineTab, origin: () => string) {
    this.tab = tab
    this.#origin = origin
    ;({
      evaluate: this.evaluate,
      press: this.press,
      type: this.type,
      reload: this.reload,
      screenshot: this.screenshot,
      close: this.close,
    } = tab)
  }

  goto = (path: string) => this.tab.goto(new URL(path, this.#origin()).href)

  /** Starts loading a page that a test holds back, without waiting for it. */
  open = async (path: string): Promise<void> => {
    await this.evaluate((url) => {
      setTimeout(() => {
        location.assign(url)
      })
    }, new URL(path, this.#origin()).href)
  }

  /** Like the browser's button. The page may come from the back/forward cache. */
  goBack = () =>
    this.evaluate(() => {
      setTimeout(() => {
        history.back()
      })
    })

  goForward = () =>
    this.evaluate(() => {
      setTimeout(() => {
        history.forward()
      })
    })

  /** Path and query of the page's URL. */
  path = () => this.evaluate(() => location.pathname + location.search + location.hash)

  async waitForPath(path: string): Promise<void> {
    await expect.poll(() => whileLoading(this.path)).toBe(path)
  }

  /** Waits until a function in the page returns this value. */
  async waitUntil<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    expected: Awaited<Result>,
    ...args: Args
  ): Promise<void> {
    await expect.poll(() => whileLoading(() => this.evaluate(inPage, ...args))).toEqual(expected)
  }

  #all = () => new EngineLocator(this.tab, [])

  getByRole = (role: string, options?: RoleOptions) => this.#all().getByRole(role, options)
  getByText = (text: string | RegExp) => this.#all().getByText(text)
  getByLabel = (text: string | RegExp) => this.#all().getByLabel(text)
  locator = (selector: string) => this.#all().locator(selector)
}
