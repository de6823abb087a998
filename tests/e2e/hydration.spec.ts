import { prerendered } from '../../scripts/prerenderedRoutes'
import { expect, expectHydrated, test } from './fixtures'

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
    await page.goto(path)
    await expectHydrated(page)
    await page.evaluate(() => document.dispatchEvent(new Event('list-nodes')))
    const html = page.locator('html')
    expect(Number(await html.getAttribute('data-nodes'))).toBeGreaterThan(40)
    await expect(html).toHaveAttribute('data-lost', '')
  })

/** Counts on the page the rules of classes that are inserted while it is open. */
function countInsertedRules() {
  const insertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule')
  let inserted = 0
  CSSStyleSheet.prototype.insertRule = function (...args) {
    if (args[0].startsWith('.css-')) inserted += 1
    document.documentElement.dataset['inserted'] = String(inserted)
    return Reflect.apply(insertRule, this, args)
  }
}

for (const { path } of prerendered)
  test(`the prerendered ${path} brings all styles that hydration needs`, async ({ page }) => {
    await page.addInitScript(countInsertedRules)
    await page.goto(path)
    await expectHydrated(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-inserted', /[1-9]/)
  })
