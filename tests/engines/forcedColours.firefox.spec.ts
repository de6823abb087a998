import { expect, test, waitForHydration } from './fixtures'

/** Colours that the page can't change. */
const ALWAYS = 2

test.use({
  engineLaunch: {
    firefoxPreferences: {
      'browser.display.document_color_use': ALWAYS,
      'browser.display.use_system_colors': false,
      'browser.display.foreground_color': '#ffff00',
      'browser.display.background_color': '#000000',
    },
  },
})

test('in forced colours the typed letters are legible in the suggestions', async ({ tab }) => {
  await tab.goto('/productlisting')
  await waitForHydration(tab)
  await tab.getByLabel('Search plants').fill('li')
  const mark = tab.getByRole('listbox').locator('mark').first()
  await mark.waitForText('li')
  const colours = await tab.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(
      document.querySelector('mark') ?? document.body,
    )
    return { color, backgroundColor }
  })
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 0)' })
})
