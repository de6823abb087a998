import { afterEach } from '@jest/globals'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '@/app/App'
import { makeStore } from '@/app/store'
import { sessionRestored } from '@/features/auth/authSlice'
import { SESSION_KEY } from '@/features/auth/session'
import { attachPageListeners } from '@/startup/attachPageListeners'
import type { AppStore } from '@/store/types'
import { demoSession } from './sessions'
import { Unstyled } from './unstyled'

let leavePage: (() => void) | undefined

afterEach(() => {
  leavePage?.()
  leavePage = undefined
})

interface Visit {
  /** Path with search and hash. */
  url?: string
  /** Who opens the shop: the demo user with a stored session, or a visitor. */
  as?: 'demo' | 'visitor'
  /** The payment provider's key, as a deployment would set it. */
  paymentKey?: string
}

/** Opens the whole shop as `main.tsx` does: real store, real routes, real handlers. */
export async function renderApp({ url = '/', as = 'visitor', paymentKey = '' }: Visit = {}) {
  window.history.replaceState(null, '', url)
  const store: AppStore = makeStore({ paymentKey })
  if (as === 'demo') {
    const session = await demoSession()
    localStorage.setItem(SESSION_KEY, JSON.stringify(session))
    store.dispatch(sessionRestored(session))
  }
  leavePage = attachPageListeners(store)
  const { unmount } = render(<App store={store} />, { wrapper: Unstyled })
  return { user: userEvent.setup(), store, unmount }
}
