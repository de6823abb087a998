import { useEffect, useEffectEvent } from 'react'
import { toast } from '../notifications/toast'

interface Props {
  open: boolean
  onClose: () => void
  message: string
}

/** Rendered instead of a dialog whose code can't be loaded: it closes, and a toast says why. */
export function FailedDialog({ open, onClose, message }: Props) {
  const giveUp = useEffectEvent(() => {
    toast(message, 'error')
    onClose()
  })
  useEffect(() => {
    if (open) giveUp()
  }, [open])
  return null
}
