import { axeFindsNothing } from './axe'
import {
  addToCart,
  expect,
  expectHydrated,
  loginAsDemo,
  signInAsDemo,
  test,
  toast,
  waitForHydration,
} from './fixtures'

test('a search without results offers a similar plant, its category and all plants', async ({
  page,
}) => {
  await page.goto('/productlisting?q=cactuses')
  await expect(page.getByText('Nothing called "cactuses"')).toBeVisible()
  const kind = page.getByRole('link', { name: 'See all Cacti' })
  await waitForHydration(kind)
  await expect(kind).toBeVisible()
  await axeFindsNothing(page, 'a search without a result')
  await kind.click()
  await expect(page.getByText('(Showing 2 products)')).toBeVisible()

  await page.getByRole('combobox', { name: 'Search plants' }).fill('monstra')
  await expect(page).toHaveURL(/q=monstra/)
  await page.getByRole('main').getByRole('link', { name: 'Monstera Deliciosa' }).click()
  const plant = page.getByRole('dialog', { name: 'Monstera Deliciosa' })
  await expect(plant).toBeVisible()
  await page.goBack()
  await expect(plant).toBeHidden()
  await expect(page.getByText('Nothing called "monstra"')).toBeVisible()
  await page.getByRole('button', { name: 'See all plants' }).click()
  await expect(page.getByText('(Showing 9 products)')).toBeVisible()
})

test('a search by another name, or for what is safe with pets, leads to what is meant', async ({
  page,
}) => {
  await page.goto('/productlisting?q=money plant')
  await expect(page.getByRole('main').getByRole('link', { name: /^Golden Pothos/ })).toBeVisible()
  await page.goto('/productlisting?q=pet safe')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Safe with cats/ })
    .click()
  await expect(page.getByText('(Showing 3 products)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove filter Safe with cats' })).toBeVisible()
})

test('the login page says why it was opened', async ({ page }) => {
  await page.goto('/mycart')
  const reason = page.getByRole('status').filter({ hasText: 'Log in to see your cart.' })
  await expect(reason).toBeVisible()
  await axeFindsNothing(page, 'the reason for the login')
  await loginAsDemo(page)
  await expect(page).toHaveURL('/mycart')
})

test('a deleted address is restored, and is still there after a reload', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/address')
  await page.getByRole('button', { name: 'Delete address of Asha Rao' }).click()
  const undo = page.getByRole('button', { name: /^Undo/ })
  await undo.hover()
  await expect(page.getByText('No saved addresses yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'ADD NEW ADDRESS' })).toHaveCount(1)
  await axeFindsNothing(page, 'a deleted address')
  await undo.click()
  const address = page.getByRole('article', { name: 'Asha Rao' })
  await expect(address).toContainText('Default')
  await toast(page, 'New address added').waitFor()
  await page.reload()
  await expect(address).toContainText('Default')
})

test('after paying, Back shows the empty cart, and the receipt adds up', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  await expectHydrated(page)
  for (const name of ['Bunny Ear Cactus', 'Moth Orchid']) await addToCart(page, name)
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL('/ordersummary')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  const order = page.getByRole('region', { name: 'Your order' })
  await expect(order).toContainText('Delivery charges')
  await expect(order).toContainText('₹100')
  await expect(order).toContainText('₹1,140')
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText("There is nothing in your cart. Let's add some items.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeHidden()
  // The wishlist is empty too, so all plants come first.
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText('See all plants')
  await axeFindsNothing(page, 'the empty cart of the summary')
})

test('a reload keeps the chosen delivery address', async ({ page }) => {
  await signInAsDemo(page)
  await page.goto('/productlisting')
  await expectHydrated(page)
  await addToCart(page, 'Peace Lily')
  await toast(page, 'Product added to cart').waitFor()
  await page.goto('/ordersummary')
  await page.getByRole('button', { name: 'ADD NEW ADDRESS' }).click()
  const form = page.getByRole('dialog', { name: 'Add new address' })
  await form.waitFor()
  for (const field of await form.getByRole('textbox').all()) await field.fill('Work')
  await form.getByRole('button', { name: 'Save' }).click()
  const work = page.getByRole('radio', { name: /^Work/ })
  await expect(work).toBeChecked()
  await toast(page, 'New address added').waitFor()
  await page.reload()
  await expect(work).toBeChecked()
})

test('climbers can be reached from home', async ({ page }) => {
  await page.goto('/')
  await expectHydrated(page)
  await page.getByRole('link', { name: 'See all climbers' }).click()
  await expect(page.getByText('(Showing 2 products)')).toBeVisible()
})
