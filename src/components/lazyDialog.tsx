import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { loadUnlessLeft } from '../platform/leavingPage'
import { toast } from '../notifications/toast'

interface DialogState {
  open: boolean
  onClose: () => void
}

/**
 * A dialog whose code is loaded when it's first opened. If that fails, a toast says so, the page
 * stays as it is, and the next press retries (F57). An error boundary around `lazyComponent` would log
 * the failure as an error of the app.
 *
 * @param failed a sentence that says what couldn't be opened
 */
export function lazyDialog<P extends DialogState>(
  load: () => Promise<{ default: ComponentType<P> }>,
  failed: string,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined

  return function LazyDialog(props: P) {
    const { open } = props
    const [Dialog, setDialog] = useState(() => loaded)
    const giveUp = useEffectEvent(() => {
      toast(failed, 'error')
      props.onClose()
    })

    useEffect(() => {
      if (!open || Dialog) return
      let isWanted = true
      loadUnlessLeft(load).then(
        (module) => {
          loaded = module.default
          setDialog(() => module.default)
        },
        () => {
          if (isWanted) giveUp()
        },
      )
      return () => {
        isWanted = false
      }
    }, [open, Dialog])

    return Dialog && <Dialog {...props} />
  }
}
