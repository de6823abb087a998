import type { Locator, Page } from '@playwright/test'
import { prerendered } from '../../scripts/prerenderedRoutes'
import { expect, expectHydrated, loginAsDemo, test } from './fixtures'

/** As slow as a cheap phone. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Remembers every element and text of the prerendered markup; the page tells which have gone. */
function rememberNodes() {
  document.addEventListener('DOMContentLoaded', () => {
    const walker = document.createTreeWalker(
      document.getElementById('root') ?? document,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    )
    const nodes: Node[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node instanceof Element ? node : node.parentElement
      // What stands in for a signed-in shopper, or only until hydration, goes with it.
      const standsIn = element?.closest('template, [data-for="shopper"], [data-for="anyone"]')
      if (!standsIn) nodes.push(node)
    }
    document.addEventListener('list-nodes', () => {
      const lost = nodes.filter((node) => !node.isConnected)
      document.documentElement.dataset['nodes'] = String(nodes.length)
      document.documentElement.dataset['lost'] = lost
        .map((node) => (node instanceof Element ? node.outerHTML : node.textContent))
        .join('\n')
    })
  })
}

for (const { path } of prerendered)
  test(`every node of the prerendered ${path} survives hydration`, async ({ page }) => {
    await page.addInitScript(rememberNodes)
    await slowDown(page)
    await page.goto(path)
    await expectHydrated(page)
    await page.evaluate(() => document.dispatchEvent(new Event('list-nodes')))
    const html = page.locator('html')
    expect(Number(await html.getAttribute('data-nodes'))).toBeGreaterThan(40)
    await expect(html).toHaveAttribute('data-lost', '')
  })

interface Controls {
  selector: string
  /** How many of them, from the first. */
  count: number
}

/**
 * From the first paint on, presses controls in turns, one every 50 ms, until a second after
 * hydration, and tells how often each was pressed.
 */
function pressInTurns({ selector, count }: Controls) {
  const begin = () => {
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].slice(0, count)
    const presses = controls.map(() => 0)
    let next = 0
    let total = 0
    // A busy machine hydrates so late that replaying every press would outlast the test.
    const most = 150
    let left = 20
    const timer = setInterval(() => {
      if (total < most) {
        total += 1
        controls[next]?.click()
        presses[next] = (presses[next] ?? 0) + 1
        next = (next + 1) % controls.length
      }
      // What is out of sight, such as the desktop's filters on a phone, is never hydrated.
      const parts = [...document.querySelectorAll('[data-hydrating]')]
      if (!parts.some((part) => part.parentElement?.getClientRects().length)) left -= 1
      if (left > 0) return
      clearInterval(timer)
      document.documentElement.dataset['presses'] = JSON.stringify(presses)
    }, 50)
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin()
  }).observe({ type: 'paint', buffered: true })
}

/** Opens the listing while the controls are pressed; tells which were pressed an odd number of times. */
async function oddPresses(page: Page, controls: Controls): Promise<boolean[]> {
  await page.addInitScript(pressInTurns, controls)
  await slowDown(page)
  await page.goto('/productlisting')
  const presses = () => page.evaluate(() => document.documentElement.dataset['presses'] ?? '')
  await expect.poll(presses, { timeout: 45_000 }).not.toBe('')
  const counts: unknown = JSON.parse(await presses())
  return Array.isArray(counts) ? counts.map((count) => Number(count) % 2 === 1) : []
}

const all = async (controls: Locator, isOn: (control: Locator) => Promise<boolean>) =>
  Promise.all((await controls.all()).map(isOn))

test('a heart pressed at any moment of the load is answered once', async ({ page }) => {
  await page.goto('/login')
  await loginAsDemo(page)
  const odd = await oddPresses(page, { selector: 'main button[aria-pressed]', count: 9 })
  expect(odd.length).toBeGreaterThan(3)
  const hearts = page.getByRole('button', { name: /^Wishlist / })
  const pressed = async (heart: Locator) => (await heart.getAttribute('aria-pressed')) === 'true'
  await expect.poll(() => all(hearts, pressed)).toEqual(odd)
})

// By their number each, so that what is lost in a row can't be even for both.
for (const count of [3, 4])
  test(`one of ${String(count)} filters pressed at any moment of the load is answered once`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'A phone has them in a dialog.')
    const odd = await oddPresses(page, { selector: 'main input[type="checkbox"]', count })
    expect(odd).toHaveLength(count)
    const filters = page.getByRole('region', { name: 'Filters' }).getByRole('checkbox')
    const checked = (filter: Locator) => filter.isChecked()
    await expect.poll(async () => (await all(filters, checked)).slice(0, count)).toEqual(odd)
  })
