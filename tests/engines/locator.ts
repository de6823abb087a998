import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { EngineTab } from './browser'
import { findInPage, type Found, type Name, type Step } from './inPage'
import { whileLoading } from './whileLoading'

export interface RoleOptions {
  name?: string | RegExp
}

const POLLING = { intervals: [25, 50, 100] }

/** Late content may move a button between the press and the release. */
const STILL_MS = 200

const LIBRARY = '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'
const testingLibrary = readFileSync(new URL(LIBRARY, import.meta.url), 'utf8')

const toName = (name: string | RegExp): Name =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags }

const isMac = process.platform === 'darwin'

/**
 * Elements found by role and name, at the moment they are needed. Methods and names are
 * Playwright's, as far as the journeys need them; a text is compared with the whole name.
 */
export class EngineLocator {
  readonly #tab: EngineTab
  readonly #steps: Step[]

  constructor(tab: EngineTab, steps: Step[]) {
    this.#tab = tab
    this.#steps = steps
  }

  #with(step: Step) {
    return new EngineLocator(this.#tab, [...this.#steps, step])
  }

  getByRole(role: string, { name }: RoleOptions = {}): EngineLocator {
    return this.#with({ by: 'role', role, ...(name !== undefined && { name: toName(name) }) })
  }

  getByText(text: string | RegExp): EngineLocator {
    return this.#with({ by: 'text', text: toName(text) })
  }

  getByLabel(text: string | RegExp): EngineLocator {
    return this.#with({ by: 'label', text: toName(text) })
  }

  locator(selector: string): EngineLocator {
    return this.#with({ by: 'css', selector })
  }

  filter({ hasText }: { hasText: string | RegExp }): EngineLocator {
    return this.#with({ by: 'hasText', text: toName(hasText) })
  }

  nth(index: number): EngineLocator {
    return this.#with({ by: 'nth', index })
  }

  first(): EngineLocator {
    return this.nth(0)
  }

  /** The current state of the elements. */
  async find(purpose: 'read' | 'press' | 'focus' = 'read'): Promise<Found> {
    const found = await this.#tab.evaluate(findInPage, this.#steps, purpose)
    if (found) return found
    await this.#tab.addScript(testingLibrary)
    return this.find(purpose)
  }

  count = async (): Promise<number> => (await this.find()).count

  textContent = async (): Promise<string> => (await this.find()).text

  inputValue = async (): Promise<string> => (await this.find()).value

  #poll<Result>(read: () => Promise<Result>) {
    return expect.poll(() => whileLoading(read), { ...POLLING, message: this.toString() })
  }

  /** Waits until these values of the elements are as expected. */
  async expect(expected: Partial<Found>): Promise<void> {
    await this.#poll(() => this.find()).toMatchObject(expected)
  }

  async waitFor({ state = 'visible' }: { state?: 'visible' | 'attached' | 'detached' } = {}) {
    if (state === 'visible') await this.expect({ isVisible: true })
    else await this.#poll(async () => (await this.count()) > 0).toBe(state === 'attached')
  }

  async waitForText(text: string | RegExp): Promise<void> {
    const poll = this.#poll(this.textContent)
    await (typeof text === 'string' ? poll.toContain(text) : poll.toMatch(text))
  }

  /** Waits until the element can be pressed and doesn't move, and resolves to its position. */
  async #aim(): Promise<{ x: number; y: number }> {
    let last = { x: NaN, y: NaN, since: 0 }
    await this.#poll(async () => {
      const { obstacle, x, y, count } = await this.find('press')
      if (last.x !== x || last.y !== y) last = { x, y, since: Date.now() }
      const isStill = Date.now() - last.since >= STILL_MS
      return { obstacle, isStill, count }
    }).toEqual({ obstacle: '', isStill: true, count: 1 })
    return last
  }

  async click(): Promise<void> {
    const { x, y } = await this.#aim()
    await this.#tab.mouseClick(x, y)
  }

  /** Touches the element's centre with a finger. */
  async tap(): Promise<void> {
    await this.#tab.touch([await this.#aim()])
  }

  async hover(): Promise<void> {
    const { x, y } = await this.#aim()
    await this.#tab.mouseMove(x, y)
  }

  async focus(): Promise<void> {
    await this.waitFor()
    await this.find('focus')
    await this.expect({ isFocused: true })
  }

  /** Replaces the field's text, key by key. */
  async fill(text: string): Promise<void> {
    await this.click()
    await this.expect({ isFocused: true })
    await this.#tab.press(isMac ? 'Meta+a' : 'Control+a')
    if (text === '') await this.#tab.press('Backspace')
    else await this.#tab.type(text)
    await this.expect({ value: text })
  }

  async check(): Promise<void> {
    if (!(await this.find()).isChecked) await this.click()
    await this.expect({ isChecked: true })
  }

  toString(): string {
    return this.#steps
      .map((step) =>
        Object.values(step)
          .map((value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)))
          .join(' '),
      )
      .join(' › ')
  }
}
