import { type ComponentType, useEffect, useState } from 'react'
import { toast } from '../notifications/toast'

interface DialogState {
  open: boolean
  onClose: () => void
}

/**
 * A dialog whose code is loaded when it is first opened. Where it cannot be loaded, the page stays
 * as it is, a toast says so, and the next press tries again.
 *
 * @param failed what could not be opened, in a sentence
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
