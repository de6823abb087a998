import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderApp } from '../../../../tests/support/renderApp'

async function openListing() {
  window.history.pushState(null, '', '/')
  const { user } = await renderApp({ url: '/productlisting' })
  await screen.findByRole('article', { name: 'Areca Palm' })
  const before = window.history.length
  const panel = within(screen.getByRole('region', { name: 'Filters' }))
  const price = panel.getByRole('slider', { name: 'Price range' })
  return { user, panel, price, stepsSince: () => window.history.length - before }
}

const focus = (control: HTMLElement) => {
  act(() => {
    control.focus()
  })
}

async function expectSearch(search: string): Promise<void> {
  await waitFor(() => {
    expect(window.location.search).toBe(search)
  })
}

async function goBack(): Promise<void> {
  act(() => {
    window.history.back()
  })
  await waitFor(() => {
    expect(window.location.search).toBe('')
  })
}

test('the price moves by ₹10 or ₹100, reaches the URL, and adds no step', async () => {
  const { user, price, stepsSince } = await openListing()
  focus(price)
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(price).toHaveValue('970')
  await user.keyboard('{PageDown}{PageDown}{PageDown}')
  expect(price).toHaveValue('670')
  await user.keyboard('{PageUp}')
  expect(price).toHaveValue('770')
  await expectSearch('?price=770')
  expect(stepsSince()).toBe(0)
})

test('choices made in the dialog become one step when it closes, and typing adds none', async () => {
  const { user, stepsSince } = await openListing()
  await user.type(screen.getByRole('combobox', { name: 'Search plants' }), 'cactus')
  expect(stepsSince()).toBe(0)
  await user.clear(screen.getByRole('combobox', { name: 'Search plants' }))

  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Cacti' }))
  await user.click(dialog.getByRole('radio', { name: 'Low to High' }))
  focus(dialog.getByRole('slider', { name: 'Price range' }))
  await user.keyboard('{PageDown}{PageDown}')
  await user.click(dialog.getByRole('button', { name: /^Show / }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  await expectSearch('?category=cacti&price=800&sort=1')
  expect(stepsSince()).toBe(1)
  await goBack()
  expect(await screen.findByText('(Showing 9 products)')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('choices stay when Back closes the dialog, and the next Back undoes them', async () => {
  const { user, stepsSince } = await openListing()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Cacti' }))
  act(() => {
    window.history.back()
  })
  expect(await screen.findByText('(Showing 2 products)')).toBeVisible()
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  await expectSearch('?category=cacti')
  expect(stepsSince()).toBe(1)
  await goBack()
  expect(await screen.findByText('(Showing 9 products)')).toBeVisible()
})

test('filters keep the parameters of a URL that they don’t know', async () => {
  const { user } = await renderApp({
    url: '/productlisting?utm_source=letter&category=cacti&rating=9',
  })
  const panel = within(await screen.findByRole('region', { name: 'Filters' }))
  await user.click(panel.getByRole('checkbox', { name: 'Indoor' }))
  await expectSearch('?category=cacti&category=indoor&utm_source=letter')
  await user.click(panel.getByRole('button', { name: 'Clear' }))
  await waitFor(() => {
    expect(window.location.search).toBe('?utm_source=letter')
  })
})

test('typed text is in the URL soon, and letters typed while it is written stay', async () => {
  const { user } = await openListing()
  const search = screen.getByRole('combobox', { name: 'Search plants' })
  const replaceState = window.history.replaceState.bind(window.history)
  jest.spyOn(window.history, 'replaceState').mockImplementation((...args) => {
    replaceState(...args)
    // Before the new URL is rendered.
    fireEvent.change(search, { target: { value: 'lily' } })
  })
  await user.type(search, 'li')
  await waitFor(() => {
    expect(window.location.search).toBe('?q=lily')
  })
  expect(search).toHaveValue('lily')
})
