import { expect, type Page } from '@playwright/test'
import { SESSION_KEY } from '@/features/auth/session'
import { isControlled } from './worker'

/**
 * Calls the backend with the signed-in shopper's token, as another device would: no tab is
 * notified. Waits for the shop's worker, which responds.
 */
export async function callAsShopper(
  page: Page,
  calls: { method: 'POST' | 'DELETE'; path: string; body?: object }[],
): Promise<void> {
  await expect.poll(() => isControlled(page)).toBe(true)
  const statuses = await page.evaluate(
    ({ calls, key }) => {
      const session: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
      const authorization = String(Reflect.get(Object(session), 'authToken'))
      return Promise.all(
        calls.map(async ({ method, path, body }) => {
          const sent = body && { body: JSON.stringify(body) }
          const response = await fetch(path, { method, headers: { authorization }, ...sent })
          return response.status
        }),
      )
    },
    { calls, key: SESSION_KEY },
  )
  expect(statuses.filter((status) => status >= 300)).toEqual([])
}
