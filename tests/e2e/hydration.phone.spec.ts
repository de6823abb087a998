import type { Locator } from '@playwright/test'
import { expect, signInAsDemo, test } from './fixtures'
import { all, oddPresses } from './pressInTurns'

test('a heart pressed at any moment of the load counts once', async ({ page }) => {
  await signInAsDemo(page)
  const odd = await oddPresses(page, { selector: 'main button[aria-pressed]', count: 9 })
  expect(odd.length).toBeGreaterThan(3)
  const hearts = page.getByRole('button', { name: /^Wishlist / })
  const pressed = async (heart: Locator) => (await heart.getAttribute('aria-pressed')) === 'true'
  await expect.poll(() => all(hearts, pressed)).toEqual(odd)
})
