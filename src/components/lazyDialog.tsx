import type { ComponentType, ReactNode } from 'react'
import { FailedDialog } from './FailedDialog'
import { lazyComponent } from './lazyComponent'

interface DialogState {
  open: boolean
  onClose: () => void
}

/**
 * A dialog whose code is loaded when it's first opened. If that fails, a toast says so, the page stays as
 * it is, and the next press retries (F57).
 *
 * @param failed a sentence that says what couldn't be opened
 * @param loading rendered while the code loads
 */
export function lazyDialog<P extends DialogState>(
  load: () => Promise<{ default: ComponentType<P> }>,
  failed: string,
  loading?: ReactNode,
): ComponentType<P> {
  let isLoaded = false
  const Dialog = lazyComponent(
    async () => {
      const module = await load()
      isLoaded = true
      return module
    },
    {
      loading,
      failed: (_, { open, onClose }) => (
        <FailedDialog open={open} onClose={onClose} message={failed} />
      ),
    },
  )
  return function LazyDialog(props: P) {
    // Once loaded, it stays for the transition that closes it.
    return (props.open || isLoaded) && <Dialog {...props} />
  }
}
