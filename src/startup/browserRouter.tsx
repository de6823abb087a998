import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'

/**
 * A router for the shop under a path, by default at the root. Without transitions a logout and its
 * navigation render together, past the guard.
 */
export function inBrowserRouter(shop: ReactNode, basename = '/'): ReactNode {
  return (
    <BrowserRouter basename={basename} useTransitions={false}>
      {shop}
    </BrowserRouter>
  )
}
