import { shoppersPages, visitorsPages } from '../support/pages'
import { expect, heading, signInAsDemo, test, waitForHydration } from './fixtures'

test('a visitor’s pages violate no policy and log nothing', async ({ tab }) => {
  // Chromium logs that the document of the 404 page came with that status.
  for (const page of visitorsPages.filter(({ name }) => name !== 'notFound')) {
    await tab.goto(page.path)
    await heading(tab, page.heading).waitFor()
    await waitForHydration(tab)
  }
})

test('a shopper’s pages violate no policy and log nothing', async ({ tab }) => {
  await signInAsDemo(tab)
  for (const page of shoppersPages) {
    await tab.goto(page.path)
    await heading(tab, page.heading).waitFor()
    await waitForHydration(tab)
  }
})

test('a page that logs, throws or violates its policy fails its test', async ({
  tab,
  engineBrowser,
}) => {
  await tab.goto('/')
  await waitForHydration(tab)
  expect(await engineBrowser.takeNoise()).toEqual([])
  await tab.evaluate(() => {
    console.error('logged on purpose')
    setTimeout(() => {
      throw new Error('thrown on purpose')
    })
    const image = new Image()
    image.src = 'https://elsewhere.example/refused-on-purpose.png'
  })
  const noise: string[] = []
  for (const text of ['logged on purpose', 'thrown on purpose', 'refused-on-purpose'])
    await expect
      .poll(async () => {
        noise.push(...(await engineBrowser.takeNoise()))
        return noise.join('\n')
      })
      .toContain(text)
})
