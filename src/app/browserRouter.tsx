import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'

/** Without transitions a logout and its navigation render together, past the guard. */
export function inBrowserRouter(shop: ReactNode): ReactNode {
  return <BrowserRouter useTransitions={false}>{shop}</BrowserRouter>
}
