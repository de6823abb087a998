import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'

/**
 * Wraps the app in a router with the given basename. Transitions are off, so that a logout and its
 * navigation render together, before a guard can redirect.
 */
export function inBrowserRouter(shop: ReactNode, basename = '/'): ReactNode {
  return (
    <BrowserRouter basename={basename} useTransitions={false}>
      {shop}
    </BrowserRouter>
  )
}
