import { expect, type Locator } from '@playwright/test'

/**
 * Presses a control and waits for what it causes. The control's centre must not have moved on the page
 * in any frame until then; a pressed button shrinks around it.
 */
export async function staysWhenPressed(
  control: Locator,
  outcome: () => Promise<unknown>,
): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const watched = await control.evaluateHandle((element) => {
    const centre = () => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [scrollX + x + width / 2, scrollY + y + height / 2] as const
    }
    const [left, top] = centre()
    const seen = { px: 0 }
    const look = () => {
      if (!element.isConnected) return
      const [x, y] = centre()
      seen.px = Math.max(seen.px, Math.abs(x - left), Math.abs(y - top))
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  await control.click()
  await outcome()
  const { px } = await watched.jsonValue()
  expect.soft(px, `px by which ${control.toString()} moved`).toBeLessThan(1)
}
