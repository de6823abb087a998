import { addToCart, expect, expectHydrated, signInAsDemo, test } from './fixtures'

for (const path of ['/', '/productlisting'])
  test(`${path} asks for its first pictures before its scripts`, async ({ page }) => {
    const types: string[] = []
    page.on('request', (request) => types.push(request.resourceType()))
    await page.goto(path)
    await expectHydrated(page)
    expect(types.indexOf('image')).toBeGreaterThan(0)
    expect(types.indexOf('image')).toBeLessThan(types.indexOf('script'))
  })

for (const list of ['Cart', 'Wishlist'])
  test(`a shopper’s ${list.toLowerCase()} has no count until it has loaded`, async ({ page }) => {
    await signInAsDemo(page)
    await page.goto('/productlisting')
    if (list === 'Cart') await addToCart(page, 'Areca Palm')
    else await page.getByRole('button', { name: 'Wishlist Areca Palm' }).click()
    const counted = page.getByRole('link', { name: `${list}, 1 item` })
    await expect(counted).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.addInitScript((name) => {
      const labels: string[] = []
      Reflect.set(window, 'labels', labels)
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const label = target instanceof HTMLAnchorElement && target.getAttribute('aria-label')
          if (label && label.startsWith(name)) labels.push(label)
        }
      }).observe(document, { subtree: true, attributeFilter: ['aria-label'] })
    }, list)
    await page.reload()
    await expect(counted).toBeVisible()
    const labels = await page.evaluate((): unknown => Reflect.get(window, 'labels'))
    expect(labels).toContain(`${list}, 1 item`)
    expect(labels).not.toContain(`${list}, 0 items`)
  })
