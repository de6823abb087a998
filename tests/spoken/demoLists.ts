import type { SpokenTab } from './fixtures'

/** Signs the demo user in, with a plant in the cart and one in the wishlist. */
export async function seedLists({ tab, open, signIn }: SpokenTab): Promise<void> {
  await signIn()
  await open('/productlisting', 'Monstera Deliciosa')
  const plant = tab.getByRole('article', { name: 'Monstera Deliciosa' })
  await tab.getByRole('link', { name: 'Profile' }).waitFor()
  await plant.getByRole('button', { name: /^Add to cart/ }).click()
  await plant.getByRole('button', { name: /^Wishlist/ }).click()
  await tab.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  await tab.getByRole('link', { name: 'Wishlist, 1 item' }).waitFor()
}
