import type { Page } from '@playwright/test'
import { API_PREFIX } from '@/contract/calls'
import { MOCK_SECRET } from '@/mocks/token'
import { type Caller, createKit } from '../contract/kit'
import { topics } from '../contract/topics'
import { expect, test } from './fixtures'

// The contract's failures.
test.use({ expectedNoise: [/status of \d{3}/] })

function pageCaller(page: Page): Caller {
  return {
    send: (call) =>
      page.evaluate(
        async ({ url, method, authorization, body }) => {
          const response = await fetch(url, {
            method,
            headers: {
              ...(authorization !== undefined && { authorization }),
              ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            ...(body === undefined ? {} : { body }),
          })
          const contentType = response.headers.get('content-type') ?? ''
          const allow = response.headers.get('allow') ?? ''
          return { status: response.status, contentType, allow, text: await response.text() }
        },
        { ...call, url: API_PREFIX + call.path },
      ),
    aSecondLater: () => page.waitForTimeout(1100),
    secret: MOCK_SECRET,
  }
}

async function openShop(page: Page) {
  // Before the first call is answered the backend is starting, and the static host would answer.
  const backendIsReady = page.waitForResponse(
    (response) => response.url().endsWith('/api/products') && response.fromServiceWorker(),
  )
  await page.goto('/')
  await backendIsReady
}

// The worker can only change how bodies and paths arrive; tests/contract covers the rest with the
// same handlers.
for (const { topic, cases } of topics) {
  test(`the built shop's backend keeps the contract: ${topic}`, async ({ page }) => {
    await openShop(page)
    // In parallel, since every reply takes 400 ms.
    await Promise.all(
      cases.map(({ name, run }) => test.step(name, () => run(createKit(pageCaller(page), expect)))),
    )
  })
}
