import type { EnginePage } from './enginePage'
import { expect } from './fixtures'
import type { EngineLocator } from './locator'

/** More steps than any page of the shop has. */
const MOST_STEPS = 80

/**
 * Whether the focus is visible: there's a ring around the element, its field, or the mark beside it.
 */
function hasRing(): boolean {
  const { activeElement } = document
  const { parentElement, nextElementSibling } = activeElement ?? document.body
  return [activeElement, parentElement, nextElementSibling].some((element) => {
    if (!element) return false
    const { opacity, outlineStyle, outlineWidth } = getComputedStyle(element)
    return opacity !== '0' && outlineStyle === 'solid' && outlineWidth === '3px'
  })
}

/** Presses Tab, or another key, until the focus is there. */
export async function tabTo(tab: EnginePage, target: EngineLocator, key = 'Tab') {
  await target.waitFor()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await tab.press(key)
    if ((await target.find()).isFocused) break
  }
  await target.expect({ isFocused: true })
  expect(await tab.evaluate(hasRing), 'the focus can be seen').toBe(true)
}

/** Presses Enter on an element that Tab, or another key, leads to. */
export async function pressOn(tab: EnginePage, target: EngineLocator, key?: string) {
  await tabTo(tab, target, key)
  await tab.press('Enter')
}
