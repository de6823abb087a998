import type { ScenePage } from './scenePage'

export const button = (page: ScenePage, name: string | RegExp) => page.getByRole('button', { name })

export const openFilters = async (page: ScenePage) => {
  await button(page, 'Filters').click()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
}

/** A toast stays while the pointer is over it. */
export const holdToast = async (page: ScenePage) => {
  await page.locator('.notistack-SnackbarContainer [role="status"]').first().waitFor()
  await page.evaluate(() => {
    const toast = document.querySelector<HTMLElement>(
      '.notistack-SnackbarContainer [role="status"]',
    )
    toast?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
    toast?.setAttribute('data-held', '')
  })
}

/** Closes the suggestions, which would close when a resized window loses focus. */
export const search = async (page: ScenePage, text: string, count: number) => {
  await page.getByLabel('Search plants').fill(text)
  await page.getByText(`(Showing ${String(count)} products)`).waitFor()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

export const openSearch = async (page: ScenePage) => {
  await page.getByLabel('Search plants').click()
  await page.getByRole('heading', { name: 'Showing All Products' }).waitFor()
}

export const pay = async (page: ScenePage) => {
  await button(page, 'Place Order').click()
  await page.getByRole('dialog', { name: 'Test payment' }).waitFor()
}

export const buy = async (page: ScenePage) => {
  await pay(page)
  await button(page, /^Pay/).click()
  await button(page, 'Print').waitFor()
  // What was paid for leaves the cart a request later.
  await page.getByRole('link', { name: 'Cart, 0 items' }).waitFor()
}
