import { afterEach, expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { attachPageListeners } from '../../startup/attachPageListeners'
import { applyScheme, SCHEME_KEY } from '../../theme/colourScheme'
import { makeStore } from '../store'
import { SchemeChoice } from './SchemeChoice'

let leavePage: () => void

afterEach(() => {
  leavePage()
  localStorage.clear()
  applyScheme('system')
})

test('a colour scheme chosen in another tab is selected here, too', () => {
  leavePage = attachPageListeners(makeStore())
  render(<SchemeChoice />)
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
  localStorage.setItem(SCHEME_KEY, 'dark')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEY }))
  })
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})
