import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { makeStore } from '@/app/store'

function Broken(): never {
  throw new Error('broken beside the pages')
}

test('an error outside any page shows the error page, never a blank one', () => {
  // React reports what a boundary has caught.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <App
      store={makeStore()}
      basePath="/shop/"
      inRouter={(shop) => (
        <BrowserRouter>
          {shop}
          <Broken />
        </BrowserRouter>
      )}
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent("We couldn't show the shop")
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go back to home' })).toHaveAttribute('href', '/shop/')
  expect(reported).toHaveBeenCalled()
})
