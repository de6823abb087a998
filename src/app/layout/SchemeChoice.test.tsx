import { afterEach, expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { SCHEME_KEY } from '../../theme/colourScheme'
import SchemeChoice from './SchemeChoice'

afterEach(() => {
  localStorage.clear()
})

test('a colour scheme chosen in another tab is the chosen one here, too', () => {
  render(<SchemeChoice />)
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
  localStorage.setItem(SCHEME_KEY, 'dark')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEY }))
  })
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})
