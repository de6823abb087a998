import { test, waitForHydration } from './fixtures'

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

test('in forced colours the suggestion that Enter opens has a ring', async ({ tab }) => {
  await tab.goto('/productlisting')
  await waitForHydration(tab)
  await tab.getByLabel('Search plants').fill('money')
  await tab.getByRole('option', { name: /^Golden Pothos/ }).waitFor()
  await tab.press('ArrowDown')
  const ring = () => {
    const option = document.querySelector('[role="option"][aria-selected="true"]')
    if (!option) return undefined
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(option)
    return { outlineStyle, outlineWidth, outlineColor }
  }
  await tab.waitUntil(ring, {
    outlineStyle: 'solid',
    outlineWidth: '3px',
    outlineColor: 'rgb(255, 255, 0)',
  })
})
