import { type ComponentType, useEffect, useState } from 'react'
import { toast } from '../notifications/toast'

interface DialogState {
  open: boolean
  onClose: () => void
}

/**
 * A dialog whose code is loaded when it's first opened. If that fails, a toast says so, the page
 * stays as it is, and the next press retries.
 *
 * @param failed a sentence that says what couldn't be opened
 */
export function lazyDialog<P extends DialogState>(
  load: () => Promise<{ default: ComponentType<P> }>,
  failed: string,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined

  return function LazyDialog(props: P) {
    const { open, onClose } = props
    const [Dialog, setDialog] = useState(() => loaded)

    useEffect(() => {
      if (!open || Dialog) return
      let isWanted = true
      load().then(
        (module) => {
          loaded = module.default
          setDialog(() => module.default)
        },
        () => {
          if (!isWanted) return
          toast(failed, 'error')
          onClose()
        },
      )
      return () => {
        isWanted = false
      }
    }, [open, Dialog, onClose])

    return Dialog && <Dialog {...props} />
  }
}
