import type { Page } from '@playwright/test'
import { htmlFiles } from '@/navigation/pages'
import { expect, expectHydrated, signInAsDemo, test, toast } from './fixtures'
import { isControlled } from './worker'

/** Remembers every element and text of the prerendered markup, to find those that are removed. */
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
      // Content for a signed-in shopper, or only until hydration, is removed by it.
      const standsIn = element?.closest('template, [data-for="shopper"]')
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

async function expectNodesKept(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.dispatchEvent(new Event('list-nodes'))
  })
  const html = page.locator('html')
  expect(Number(await html.getAttribute('data-nodes'))).toBeGreaterThan(40)
  await expect(html).toHaveAttribute('data-lost', '')
}

for (const { path } of htmlFiles().filter(({ prerendered }) => prerendered))
  test(
    `the prerendered ${path} keeps every node when it hydrates`,
    {
      // The page with the most content.
      tag: path === '/productlisting' ? '@quick' : [],
    },
    async ({ page }) => {
      // The backend doesn't start: with its plants, home replaces a placeholder.
      await page.route('**/assets/browser-*.js', () => undefined)
      await page.addInitScript(rememberNodes)
      await page.goto(path)
      await expectHydrated(page)
      await expectNodesKept(page)
    },
  )

/** Delays React until the backend has replied. */
function hydrateAfterReply() {
  const send = window.fetch.bind(window)
  let tell: () => void = () => undefined
  const hasReplied = new Promise<void>((resolve) => {
    tell = resolve
  })
  window.fetch = async (input, init) => {
    const reply = await send(input, init)
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (pathname.startsWith('/api/')) tell()
    return reply
  }
  // React's scheduler uses it if it exists.
  const setImmediate = (task: () => void) => {
    void hasReplied.then(() => setTimeout(task))
  }
  Object.assign(window, { setImmediate })
}

test.describe('where the backend fails at once', () => {
  test.use({ expectedNoise: [/status of 500/] })

  test('a prerendered listing keeps every node even if its first request fails before hydration', async ({
    page,
  }) => {
    await page.goto('/productlisting')
    // Without the worker, the page would answer its calls itself.
    await expect.poll(() => isControlled(page)).toBe(true)
    await page.addInitScript(rememberNodes)
    await page.addInitScript(hydrateAfterReply)
    await page.goto('/productlisting?mock=products:500')
    await toast(page, 'Product list error').waitFor()
    await expectHydrated(page)
    await expectNodesKept(page)
    await expect(page.getByRole('article')).toHaveCount(9)
  })
})

/** Presses the heart of the card at an index, some time after the first paint. */
function pressHeart({ index, delay }: { index: number; delay: number }) {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    const press = () => {
      const heart = document.querySelectorAll<HTMLElement>('main button[aria-pressed]')[index]
      // A busy machine paints before it has parsed the card.
      if (heart === undefined) requestAnimationFrame(press)
      else heart.click()
    }
    setTimeout(press, delay)
  }).observe({ type: 'paint', buffered: true })
}

test('a heart pressed at any moment of the load counts once', async ({ page, context }) => {
  await signInAsDemo(page)
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const [index, delay] of [0, 100, 200, 400, 800, 1600].entries()) {
    const visit = await context.newPage()
    await visit.addInitScript(pressHeart, { index, delay })
    await visit.goto('/productlisting')
    const count = index + 1
    const name = `Wishlist, ${String(count)} ${count === 1 ? 'item' : 'items'}`
    await expect(visit.getByRole('link', { name })).toBeVisible()
    // The backend, which lives in the page, has it now.
    await expect(toast(visit, 'Product added to wishlist')).toBeVisible()
    await visit.close()
  }
})
