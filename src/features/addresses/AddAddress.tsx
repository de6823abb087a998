import { useEffect, useRef, useState } from 'react'
import { lazyDialog } from '@/components/lazyComponent'
import type { useAddressDialog } from './delivery'

const AddressForm = lazyDialog(() => import('./AddressForm'), "We couldn't open the address form.")

interface Props {
  dialog: ReturnType<typeof useAddressDialog>
  /** Called with the _id of an address that has just been saved. */
  onSaved?: (id: string) => void
}

/** The dialog for a new address, whose code is loaded when it's first opened (Spec §2). */
export function AddAddress({ dialog, onSaved }: Props) {
  const latest = useRef<typeof dialog>(undefined)
  useEffect(() => {
    latest.current = dialog
    return () => {
      latest.current = undefined
    }
  })
  // Each opening has a form of its own, which stays while it closes.
  const [entry, setEntry] = useState(dialog.key)
  if (dialog.isOpen && dialog.key !== entry) setEntry(dialog.key)
  return (
    <AddressForm
      key={entry}
      open={dialog.isOpen}
      onClose={dialog.close}
      onSaved={(id, isChanged) => {
        if (latest.current?.isOpen === true && !isChanged) latest.current.close()
        onSaved?.(id)
      }}
    />
  )
}
