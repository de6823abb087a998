import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { loadAhead, orReload } from '@/platform/loadCode'
import { CodeNotice } from './CodeNotice'

interface LazyOptions<P> {
  /** Rendered if the code can't be loaded, or throws: a sentence, or an element. */
  failed: string | ((props: P) => ReactNode)
  /** Rendered while the code loads; by default nothing. */
  loading?: (props: P) => ReactNode
  /** A page, for which the browser reloads once if its code is missing. */
  isPage?: boolean
  /** False for code that most visits don't need. */
  ahead?: boolean
}

/**
 * A component whose code is loaded when it's first rendered or the page is idle, and whose failure leaves
 * the rest of the page alone. `load` loads it sooner.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { failed, loading, isPage = false, ahead = true }: LazyOptions<P>,
) {
  let Loaded: ComponentType<P> | undefined
  const keep = async () => {
    const module = await load()
    Loaded = module.default
    return module
  }
  // A page is prerendered without a window.
  const Lazy = lazy(() => (isPage && typeof window !== 'undefined' ? orReload(keep()) : keep()))
  if (ahead) loadAhead(keep)

  function LazyComponent(props: P) {
    // Loaded code is rendered at once; React's `lazy` would show the placeholder first.
    const [Code] = useState<ComponentType<P>>(() => Loaded ?? Lazy)
    const failure = typeof failed === 'string' ? <CodeNotice>{failed}</CodeNotice> : failed(props)
    return (
      <ErrorBoundary fallback={failure}>
        <Suspense fallback={loading?.(props)}>
          <Code {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return Object.assign(LazyComponent, { load: keep })
}

interface DialogState {
  open: boolean
  onClose: () => void
}

/**
 * A dialog whose code is loaded when it's first opened or the page is idle. `failed` is the sentence that
 * says that it can't be. Code that takes its time has a notice, too, which can be closed.
 */
export function lazyDialog<P extends DialogState>(
  load: () => Promise<{ default: ComponentType<P> }>,
  failed: string,
  options: Pick<LazyOptions<P>, 'ahead'> = {},
): ComponentType<P> {
  const Dialog = lazyComponent(load, {
    ...options,
    failed: ({ open, onClose }) => open && <CodeNotice onClose={onClose}>{failed}</CodeNotice>,
    loading: ({ open, onClose }) =>
      open && (
        <CodeNotice onClose={onClose} isLoading>
          Loading…
        </CodeNotice>
      ),
  })
  return function LazyDialog(props: P) {
    const [wasOpen, setWasOpen] = useState(props.open)
    if (props.open && !wasOpen) setWasOpen(true)
    // Once opened, it stays for the transition that closes it.
    return wasOpen && <Dialog {...props} />
  }
}
