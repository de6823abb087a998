import { expect } from '@playwright/test'
import { type Scene, urlOf } from '../../support/scenes/scene'
import { scenes } from '../../support/scenes/scenes'
import { becomeShopper } from '../../support/scenes/sceneShoppers'
import type { EngineBrowser, EngineName, LaunchOptions, Viewport } from '../browser'
import { EnginePage } from '../enginePage'
import { launch } from '../engines'
import { waitUntilStill } from './waitUntilStill'

export const sizes = { phone: { width: 480, height: 800 }, desktop: { width: 1280, height: 800 } }
export const schemes = ['light', 'dark'] as const

/** px; narrower windows are phones'. */
export const PHONE = 600

/** Visitors first, then one shopper after the other; what changes their lists comes last. */
const rank = ({ as = '', last = false }: Scene) => `${last ? '1' : '0'}${as}`
export const scenesInOrder = scenes.toSorted((a, b) => rank(a).localeCompare(rank(b)))

/** Scrollbars that take no space, like those of the other engines. */
export const overlayScrollbars: LaunchOptions = {
  firefoxPreferences: { 'ui.useOverlayScrollbars': 1 },
}

/** px; a position where the pointer is over no element. */
const CORNER = 1

/** The page's size without the window's scrollbars. */
const sizeOfPage = () => ({ width: document.documentElement.clientWidth, height: innerHeight })

/** A browser in which scenes are shown one after the other, to one shopper after the other. */
export class SceneTab {
  readonly engine: EngineName
  readonly #browser: EngineBrowser
  readonly #page: EnginePage
  #shopper: string | undefined
  #window: Viewport = sizes.phone

  private constructor(browser: EngineBrowser, page: EnginePage) {
    this.engine = browser.name
    this.#browser = browser
    this.#page = page
  }

  static async launch(
    engine: EngineName,
    origin: string,
    options: LaunchOptions,
  ): Promise<SceneTab> {
    const browser = await launch(engine, options)
    const page = new EnginePage(await browser.openTab(sizes.phone), () => origin)
    return new SceneTab(browser, page)
  }

  close = () => this.#browser.close()

  async open(scene: Scene): Promise<void> {
    if (scene.as !== undefined && scene.as !== this.#shopper)
      await becomeShopper(this.#page, scene.as)
    this.#shopper = scene.as
    await this.#page.tab.mouseMove(CORNER, CORNER)
    await this.#page.goto(urlOf(scene, ['latency:0']))
    await this.#page.locator('main h1').first().waitFor()
    // Its code is loaded with the first fault, later than some pages are drawn.
    if (scene.mock !== undefined)
      await this.#page.getByRole('complementary', { name: 'Active faults of the mock' }).waitFor()
    await scene.then?.(this.#page)
    // Under a pointer that rests, WebKit takes a toast that moves there for hovered, and so keeps it.
    await this.#page.tab.mouseMove(CORNER, CORNER)
  }

  /** Gives the page the same size in every engine, regardless of scrollbars. */
  async fit({ width, height }: Viewport): Promise<void> {
    for (let tries = 0; tries < 5; tries += 1) {
      const page = await this.#page.evaluate(sizeOfPage)
      if (page.width === width && page.height === height) return
      this.#window = {
        width: this.#window.width + width - page.width,
        height: this.#window.height + height - page.height,
      }
      await this.#page.tab.setViewport(this.#window)
    }
    throw new Error(`No window of ${this.engine} leaves ${width} × ${height} px to the page.`)
  }

  /** Waits until nothing on the page moves. */
  async settle({ isLoading = false }: Scene): Promise<void> {
    const missing = await this.#page.evaluate(waitUntilStill, isLoading)
    expect(missing, `what ${this.engine} still waits for`).toEqual([])
  }

  /** The page's whole height. Its main part keeps its height from here on, or the footer would leave a higher window. */
  height = () =>
    this.#page.evaluate(() => {
      const main = document.querySelector('main')
      if (main) {
        main.style.minHeight = ''
        main.style.minHeight = getComputedStyle(main).minHeight
      }
      return document.documentElement.scrollHeight
    })

  screenshot = (path: string) => this.#page.screenshot(path)
}
