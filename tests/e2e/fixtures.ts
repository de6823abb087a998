import { expect, type Locator, type Page, test as base } from '@playwright/test'
import { SESSION_KEY } from '@/features/auth/session'
import { BLANK, Host } from '../support/host'
import { storedDemoSession } from '../support/storedDemoSession'

/** The demo account of the seed. */
export { demoAccount } from '@/mocks/interface/demoAccount'

/**
 * Every test has a new browser context, and so a new backend and no session, and a separate host that
 * serves the build. It fails if the page logs a warning or an error.
 */
export const test = base.extend<{ host: Host; page: Page; expectedNoise: RegExp[] }>({
  host: async ({}, use) => {
    const host = new Host('dist')
    await host.start()
    await use(host)
    await host.stop()
  },
  baseURL: async ({ host }, use) => {
    await use(host.origin)
  },
  /** Warnings and errors that a test provokes on purpose. */
  expectedNoise: [[], { option: true }],
  page: async ({ page, expectedNoise }, use) => {
    const noise: string[] = []
    const note = (text: string) => {
      if (!expectedNoise.some((expected) => expected.test(text))) noise.push(text)
    }
    page.on('console', (message) => {
      const { url } = message.location()
      // The 404 page is one.
      if (message.text().includes('status of 404') && url === page.url()) return
      if (['error', 'warning'].includes(message.type())) note(`${message.text()} ${url}`)
    })
    page.on('pageerror', (error) => {
      note(error.message)
    })
    await use(page)
    expect(noise, 'the console stays silent').toEqual([])
    if (!page.isClosed()) expect(await elementsWithoutStyles(page)).toEqual([])
  },
})

export { expect }

/**
 * The elements of this page whose class the prerendered critical CSS names as inserted
 * (src/startup/prerender.tsx), although no style sheet has a rule of it: emotion would never insert one.
 */
function elementsWithoutStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const css = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('')
    return (
      [...document.querySelectorAll<HTMLElement>('style[data-critical-css]')]
        .flatMap(({ dataset }) => dataset['criticalCss']?.split(' ') ?? [])
        // '0' is the class of no styles at all.
        .filter((id) => id !== '0' && !css.includes(`.css-${id}`))
        .flatMap((id) => [...document.getElementsByClassName(`css-${id}`)])
        .map(({ outerHTML }) => outerHTML.slice(0, 160))
    )
  })
}

/** A toast of the error catalogue, as assistive technology finds it. */
export function toast(page: Page, message: string) {
  return page.getByRole('status').filter({ hasText: message })
}

export function card(page: Page, name: string) {
  return page.getByRole('article', { name })
}

/** Presses 'Add to cart' on a plant's card. */
export function addToCart(page: Page, name: string): Promise<void> {
  return card(page, name)
    .getByRole('button', { name: /^Add to cart/ })
    .click()
}

/** Waits until the page and all of its visible controls have been hydrated. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-shown]')).toBeAttached()
  const countWaiting = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('#root :is(button, input)')].filter(
          (control) =>
            control.checkVisibility() && !Object.keys(control).join().includes('__react'),
        ).length,
    )
  await expect.poll(countWaiting).toBe(0)
}

/** Waits until the page of a control has been hydrated. */
export async function waitForHydration(control: Locator): Promise<Locator> {
  await expectHydrated(control.page())
  return control
}

/** Logs in on the page that is open: /login. */
export async function loginAsDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Login with test credentials' }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
}

/** Leaves the demo user's session in the browser, as an earlier visit would have. */
export async function signInAsDemo(page: Page): Promise<void> {
  await page.goto(BLANK)
  const session = await storedDemoSession()
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value)
    },
    [SESSION_KEY, session] as const,
  )
}

/**
 * Elements that overflow the page's right edge, even where `main` clips them, and those that scroll
 * sideways. Pictures may overflow their tiles, and content that's clipped on purpose, such as text
 * for screen readers only, is skipped.
 */
export async function reachingOver(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const tell = (element: Element, by: number) =>
      by > 0.5 ? [`${element.outerHTML.slice(0, 80)} by ${String(by)} px`] : []
    const found = tell(document.documentElement, scrollWidth - clientWidth)
    const look = (element: Element) => {
      const { overflowX } = getComputedStyle(element)
      const isSeen = element.checkVisibility({ visibilityProperty: true })
      if (element.matches('img, svg') || !isSeen) return
      found.push(...tell(element, element.getBoundingClientRect().right - clientWidth))
      if (['auto', 'scroll'].includes(overflowX))
        found.push(...tell(element, element.scrollWidth - element.clientWidth))
      if (overflowX === 'hidden') return
      const text = document.createRange()
      for (const node of element.childNodes) {
        if (node instanceof Element) look(node)
        if (!(node instanceof Text)) continue
        text.selectNodeContents(node)
        found.push(...tell(element, text.getBoundingClientRect().right - clientWidth))
      }
    }
    look(document.body)
    return found
  })
}
