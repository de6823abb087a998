import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { toast } from './toast'
import { Toaster } from './Toaster'

test('the toast of a request that fails before hydration keeps the prerendered page', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Toaster />)
  const region = screen.getByRole('status')
  toast('Product list error', 'error')
  const onRecoverableError = jest.fn()
  render(<Toaster />, { container, hydrate: true, onRecoverableError })
  expect(await screen.findByText('Product list error', { selector: 'p' })).toBeVisible()
  expect(region).toBeInTheDocument()
  expect(onRecoverableError).not.toHaveBeenCalled()
})
