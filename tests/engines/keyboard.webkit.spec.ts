import { badge, button, card, heading, test, toast, waitForHydration } from './fixtures'
import { tabTo } from './tabTo'

// As in Safari, Tab only reaches fields and buttons, and Option+Tab also links.
test.use({ engineLaunch: { webkitArguments: ['--enable-tabs-to-links=false'] } })

test('if Tab skips links, fields and buttons can still be reached, and Option+Tab reaches links', async ({
  tab,
}) => {
  await tab.goto('/login')
  await waitForHydration(tab)
  await tabTo(tab, button(tab, 'Login with test credentials'))
  await tab.press('Enter')
  await tabTo(tab, button(tab, 'Login'), 'Shift+Tab')
  await tab.press('Enter')
  await toast(tab, 'Login Successful').waitFor()
  await tab.goto('/productlisting')
  await waitForHydration(tab)
  await tabTo(tab, card(tab, 'Peace Lily').getByRole('button', { name: /^Add to cart/ }))
  await tab.press('Enter')
  await badge(tab, 'Cart', 1).waitFor()
  await tabTo(tab, badge(tab, 'Cart', 1), 'Alt+Shift+Tab')
  await tab.press('Enter')
  await heading(tab, 'My Cart').waitFor()
})
