import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../../tests/support/renderApp'

test("the offer to log in is inside the dialog of the plant that it's about", async () => {
  const { user } = await renderApp({ url: '/productlisting?plant=peace-lily' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Peace Lily' }))
  expect(dialog.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: /^Add to cart/ }))
  expect(await dialog.findByText("Log in and we'll add Peace Lily to your cart.")).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Wishlist Peace Lily' }))
  expect(
    await dialog.findByText("Log in and we'll add Peace Lily to your cart and your wishlist."),
  ).toBeVisible()

  await user.click(dialog.getByRole('link', { name: 'Log in' }))
  await user.click(await screen.findByRole('button', { name: 'Login with test credentials' }))
  await user.click(screen.getByRole('button', { name: 'Login' }))
  // The login returns to the dialog and completes the action.
  const after = within(await screen.findByRole('dialog', { name: 'Peace Lily' }))
  await waitFor(() => {
    expect(after.getByRole('button', { name: 'Wishlist Peace Lily' })).toBePressed()
  })
  expect(after.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
})

test("another plant's dialog has no offer to log in", async () => {
  const { user } = await renderApp({ url: '/productlisting' })
  await user.click(await screen.findByRole('button', { name: 'Wishlist Moth Orchid' }))
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'View Peace Lily' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Peace Lily' }))
  expect(dialog.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
})
