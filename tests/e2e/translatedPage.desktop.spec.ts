import { plants } from '@/mocks/seeds/plants'
import { card, expect, expectHydrated, signInAsDemo, test } from './fixtures'
import { translatePage } from './translatePage'

test('a translated page shows the right names and numbers, from listing to payment', async ({
  page,
}) => {
  await signInAsDemo(page)
  await page.goto('/productlisting?sort=1')
  await expectHydrated(page)
  await page.evaluate(translatePage)

  await page.getByRole('checkbox', { name: 'Cacti' }).check()
  await expect(page.getByText('(Showing 2 products)')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Cacti' }).uncheck()
  await expect(page.getByText('(Showing 9 products)')).toBeVisible()

  const names = await page.getByRole('article').getByRole('heading').allTextContents()
  const prices = await page.getByRole('article').locator(':has(> strong)').allTextContents()
  await card(page, names[0] ?? '')
    .getByRole('link', { name: `View ${names[0] ?? ''}` })
    .click()
  for (const [index, name] of names.slice(0, 3).entries()) {
    const plant = page.getByRole('dialog', { name })
    await expect(plant.locator(':has(> strong)')).toHaveText(prices[index] ?? '')
    const notFor = plants.find((each) => each.name === name)?.care?.notFor ?? ''
    await expect(plant).toContainText(`Not for you if ${notFor}`)
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  const search = page.getByRole('combobox', { name: 'Search plants' })
  const option = (name: string) => page.getByRole('option', { name })
  // Suggestions are beside the plants that the list shows.
  await search.pressSequentially('moth')
  await expect(page.getByRole('article')).toHaveText([/Moth Orchid/])
  await expect(option("Snake Plant (mother-in-law's tongue)")).toBeVisible()
  await search.press('Backspace')
  await search.press('Backspace')
  await expect(option('Golden Pothos (money plant)')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await search.fill('peace lily')
  await expect(page.getByRole('article')).toHaveText([/Peace Lily/])
  await expect(page.getByRole('option')).toHaveCount(0)
  await search.press('Enter')
  const plant = card(page, 'Peace Lily')
  await plant.getByRole('button', { name: /^Add to cart/ }).click()
  await plant.getByRole('link', { name: /^Go to cart/ }).click()

  const details = page.getByRole('region', { name: 'Price details' })
  await expect(details).toContainText('Price (1 item)')
  for (const items of [2, 3]) {
    await page.getByRole('button', { name: 'Increase quantity of Peace Lily' }).click()
    await expect(details).toContainText(`Price (${String(items)} items)`)
  }
  // Three times 315, and one delivery of 50.
  await expect(details).toContainText('₹995')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Order Summary' })).toBeVisible()
  await expect(page.getByText('× 3')).toBeVisible()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: 'Pay ₹995' }).click()
  await expect(page.getByRole('heading', { name: 'Order placed successfully!!' })).toBeVisible()
})

test('a translated page shows what is removed, restored and typed, in every list', async ({
  page,
}) => {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  await expectHydrated(page)
  await page.evaluate(translatePage)
  for (const name of ['Peace Lily', 'Snake Plant'])
    await card(page, name)
      .getByRole('button', { name: `Wishlist ${name}` })
      .click()
  await page.getByRole('link', { name: 'Wishlist, 2 items' }).click()
  await page.getByRole('button', { name: 'Wishlist Peace Lily' }).click()
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  for (const name of ['Peace Lily', 'Snake Plant'])
    await expect(card(page, name)).toContainText(name)

  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByText('asha.rao@frond.example')).toBeVisible()
  await page
    .getByRole('link', { name: /address/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'ADD NEW ADDRESS' }).click()
  const form = page.getByRole('dialog', { name: 'Add new address' })
  const name = form.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Asha Rao')
  await name.clear()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(name).toHaveAccessibleDescription(/./)
  await name.fill('Ravi Nair')
  await expect(name).toHaveAccessibleDescription('')
  for (const label of ['Mobile', 'Pincode', 'City/Town', 'State', /^Address/])
    await form.getByRole('textbox', { name: label }).fill('682001')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Ravi Nair')).toBeVisible()
  await page.getByRole('button', { name: 'Delete address of Ravi Nair' }).click()
  await expect(page.getByText('Asha Rao').first()).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('Ravi Nair', { exact: true })).toBeVisible()
})
