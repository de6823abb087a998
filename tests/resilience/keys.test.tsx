import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { demoUser, seedCart } from '../support/demoUser'
import { recordCalls } from '../support/recordCalls'
import { renderApp } from '../support/renderApp'

const HELD = '{Enter>12/}'

function focus(control: HTMLElement) {
  act(() => {
    control.focus()
  })
}

const searchBox = () => screen.getByRole('combobox', { name: 'Search plants' })

test('Enter held on a delete icon removes one line, and focuses the offer to undo it', async () => {
  await seedCart({ 'areca-palm': 1, 'snake-plant': 1, 'peace-lily': 1, 'moth-orchid': 1 })
  const { user } = await renderApp({ url: '/mycart', as: 'demo' })
  focus(await screen.findByRole('button', { name: 'Remove Areca Palm from cart' }))
  await user.keyboard(HELD)
  expect(screen.getByRole('group', { name: 'Areca Palm removed' })).toHaveFocus()
  await waitFor(async () => {
    expect((await demoUser()).cart).toHaveLength(3)
  })
  expect(screen.getAllByRole('article')).toHaveLength(3)
})

test('Enter held on ADD NEW ADDRESS opens the form and saves nothing', async () => {
  const { user } = await renderApp({ url: '/address', as: 'demo' })
  const add = await screen.findByRole('button', { name: 'ADD NEW ADDRESS' })
  // Once before, so that the form's code is there.
  await user.click(add)
  await screen.findByRole('dialog', { name: 'Add new address' })
  await user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  focus(add)
  await user.keyboard('{Enter>60/}')
  const form = await screen.findByRole('dialog', { name: 'Add new address' })
  await waitFor(() => {
    expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })
  expect(screen.queryByText('All fields are mandatory')).not.toBeInTheDocument()
})

test('Enter held in a login field sends one request', async () => {
  const sentCalls = recordCalls()
  const { user } = await renderApp({ url: '/login' })
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'meera@frond.example')
  await user.type(screen.getByLabelText('Password'), `wrong${HELD}`)
  expect(await screen.findByText(/not Registered/)).toBeVisible()
  focus(screen.getByRole('button', { name: 'Login' }))
  await user.keyboard(HELD)
  await waitFor(async () => {
    const logins = (await sentCalls()).filter(({ call }) => call === 'POST /api/auth/login')
    expect(logins).toHaveLength(2)
  })
})

test('Escape held in a dialog closes it and leaves the search', async () => {
  const { user } = await renderApp({ url: '/productlisting?q=lily&plant=peace-lily' })
  await screen.findByRole('dialog', { name: 'Peace Lily' })
  await user.keyboard('{Escape>12/}')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  expect(searchBox()).toHaveValue('lily')
})

test('a stepper counts every repetition', async () => {
  await seedCart({ 'areca-palm': 1 })
  const { user } = await renderApp({ url: '/mycart', as: 'demo' })
  focus(await screen.findByRole('button', { name: 'Increase quantity of Areca Palm' }))
  await user.keyboard('{Enter>5/}')
  expect(await screen.findByText('Quantity 6')).toBeInTheDocument()
})

test('Escape that ends a composition leaves the search, in Safari’s order too', async () => {
  await renderApp({ url: '/productlisting?q=lily' })
  await screen.findByRole('article', { name: 'Peace Lily' })
  const search = searchBox()
  expect(search).toHaveValue('lily')
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(search, { key: 'Escape', ...composing })
    fireEvent.keyUp(search, { key: 'Escape' })
  }
  expect(search).toHaveValue('lily')
  fireEvent.keyDown(search, { key: 'Escape' })
  expect(search).toHaveValue('')
})

test('Escape that ends a composition leaves the address form open', async () => {
  const { user } = await renderApp({ url: '/address', as: 'demo' })
  await user.click(await screen.findByRole('button', { name: 'ADD NEW ADDRESS' }))
  const form = await screen.findByRole('dialog', { name: 'Add new address' })
  const name = within(form).getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'आशा')
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(name, { key: 'Escape', ...composing })
    fireEvent.keyUp(name, { key: 'Escape' })
  }
  // A closing dialog would ignore the typed text.
  await user.keyboard(' राव')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('All fields are mandatory')).toBeVisible()
  expect(name).toHaveValue('आशा राव')
  fireEvent.keyDown(name, { key: 'Escape' })
  await waitFor(() => {
    expect(form).not.toBeInTheDocument()
  })
})

test('arrows with a modifier, a composition or a selection don’t change the plant', async () => {
  await renderApp({ url: '/productlisting?plant=peace-lily' })
  const dialog = await screen.findByRole('dialog', { name: 'Peace Lily' })
  for (const other of [
    { shiftKey: true },
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { isComposing: true },
  ])
    fireEvent.keyDown(dialog, { key: 'ArrowRight', ...other })
  document.getSelection()?.selectAllChildren(dialog)
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(dialog).toHaveAccessibleName('Peace Lily')
  document.getSelection()?.removeAllRanges()
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  await waitFor(() => {
    expect(dialog).not.toHaveAccessibleName('Peace Lily')
  })
})
