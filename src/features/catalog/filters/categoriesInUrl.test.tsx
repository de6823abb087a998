import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { backend } from '../../../../tests/support/backend'
import { createGate } from '../../../../tests/support/gate'
import { renderApp } from '../../../../tests/support/renderApp'

/** A backend with a category of its own, which is held back until the returned function is called. */
function holdCategories(): () => void {
  const released = createGate()
  const categories = ['indoor', 'climbers', 'cacti', 'flowering', 'ferns'].map((categoryName) => ({
    _id: categoryName,
    categoryName,
  }))
  backend.server.use(
    http.get('*/api/categories', async () => {
      await released.opened
      return HttpResponse.json({ categories })
    }),
  )
  return released.open
}

const chip = (label: string) => screen.findByRole('button', { name: `Remove filter ${label}` })
const namedInUrl = () => new URLSearchParams(window.location.search).getAll('category').toSorted()

test('a category that only the backend knows is applied once it has loaded', async () => {
  const release = holdCategories()
  const { user } = await renderApp({ url: '/productlisting?category=ferns&category=nonsense' })
  expect(await screen.findByText('(Showing 9 products)')).toBeVisible()
  await user.click(await screen.findByRole('checkbox', { name: 'Cacti' }))
  expect(await screen.findByText('(Showing 2 products)')).toBeVisible()
  // Nothing is lost from the URL meanwhile.
  await waitFor(() => {
    expect(namedInUrl()).toEqual(['cacti', 'ferns', 'nonsense'])
  })

  release()
  expect(await chip('Ferns')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Ferns' })).toBeChecked()
  expect(screen.queryByRole('button', { name: 'Remove filter Nonsense' })).not.toBeInTheDocument()
  await user.click(await chip('Cacti'))
  expect(await screen.findByText('No plants match')).toBeVisible()
  await waitFor(() => {
    expect(namedInUrl()).toEqual(['ferns', 'nonsense'])
  })
})

test('Clear also removes a category that isn’t known yet', async () => {
  const release = holdCategories()
  const { user } = await renderApp({ url: '/productlisting?category=ferns' })
  await user.click(await screen.findByRole('button', { name: 'Clear' }))
  await waitFor(() => {
    expect(namedInUrl()).toEqual([])
  })
  release()
  expect(await screen.findByRole('checkbox', { name: 'Ferns' })).not.toBeChecked()
  await waitFor(() => {
    expect(screen.getByText('(Showing 9 products)')).toBeVisible()
  })
})

test('a search for the name of a chosen category is a filter of its own', async () => {
  const { user } = await renderApp({ url: '/productlisting?category=cacti&q=Cacti' })
  const chips = () => screen.getAllByRole('button', { name: 'Remove filter Cacti' })
  await waitFor(() => {
    expect(chips()).toHaveLength(2)
  })
  act(() => {
    chips()[0]?.focus()
  })
  await user.keyboard('{Enter}')
  expect(await screen.findByText('(Showing 2 products)')).toBeVisible()
  expect(chips()).toHaveLength(1)
  expect(chips()[0]).toHaveFocus()
})
