import Button from '@mui/material/Button'
import { Component, type ReactNode } from 'react'
import { EmptyState } from '../components/EmptyState'
import { tellAwake } from './earlyDeeds'
import { PageSkeleton } from './PageSkeleton'

/** Session storage key: when a page was last reloaded because its code had gone. */
const RELOADED_KEY = 'frond.reloaded'

/** Milliseconds within which a second failure is not answered by another reload. */
const RELOAD_AGAIN_MS = 60_000

/** A page's code could not be fetched: most likely a new version has replaced it. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module|module script/i.test(error.message)
  )
}

/** Reloads once for the new version; false when that was just tried or can't be remembered. */
function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0)
    if (Math.abs(Date.now() - last) < RELOAD_AGAIN_MS) return false
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
  } catch {
    return false
  }
  window.location.reload()
  return true
}

interface State {
  failed: boolean
  isReloading: boolean
}

/** Keeps a page that breaks from blanking the shop, and offers a way on. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false, isReloading: false }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    // The page itself will not say so, and what is shown instead can be pressed.
    tellAwake()
    // Until the new version comes, the page is loading, not failed.
    if (isMissingChunk(error) && reloadOnce()) this.setState({ isReloading: true })
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    if (this.state.isReloading) return <PageSkeleton />
    return (
      <div role="alert">
        <EmptyState
          illustration="/illustrations/error.svg"
          title="This page could not be shown"
          text="Nothing you saved is lost."
          action={
            <Button
              onClick={() => {
                window.location.reload()
              }}
            >
              Try again
            </Button>
          }
        />
      </div>
    )
  }
}
