import Backdrop from '@mui/material/Backdrop'
import CircularProgress from '@mui/material/CircularProgress'
import { useEffect, useRef, useState } from 'react'
import { useAppSelector } from '../../store/hooks'
import { lazyDialog } from '../../components/lazyComponent'
import { selectUserKey } from '../auth/authSlice'
import { AddAddressButton } from './AddAddressButton'
import { readAddressDraft, writeAddressDraft } from './addressDraft'
import { type AddressDraft, emptyDraft } from './addressFields'
import { useAddressDialog } from './useAddressDialog'

/** Fades in slowly enough not to be seen if the code is there already. */
const formIsLoading = (
  <Backdrop open sx={{ zIndex: 'modal' }}>
    <CircularProgress aria-label="Loading the address form" />
  </Backdrop>
)

const AddressForm = lazyDialog(
  () => import('./AddressForm'),
  "We couldn't open the address form.",
  { loading: formIsLoading },
)

/** What was typed since is another address. */
function nextDraft(draft: AddressDraft, finished: AddressDraft): AddressDraft {
  return draft === finished ? emptyDraft : { ...draft, _id: undefined }
}

interface Props {
  /** False where another button opens the form. */
  hasButton?: boolean
  /** Filled where there's no address to deliver to. */
  isFirst?: boolean
  /** Called with the _id of an address that has just been saved. */
  onSaved?: (id: string) => void
}

/**
 * Opens the form for a new address, which is loaded when it's first opened (Spec §2). Closing it
 * with Escape, Back or a tap outside keeps the draft, and so do a reload and the end of the session;
 * Cancel and a logout discard it.
 */
export function AddAddress({ hasButton = true, isFirst = false, onSaved }: Props) {
  const dialog = useAddressDialog()
  const latestDialog = useRef(dialog)
  useEffect(() => {
    latestDialog.current = dialog
  })
  const user = useAppSelector(selectUserKey)
  const [draft, setDraft] = useState(() => readAddressDraft(user) ?? emptyDraft)
  // Saved or cancelled; shown until the form has closed.
  const [finished, setFinished] = useState<AddressDraft>()
  if (finished && !dialog.isOpen) {
    setFinished(undefined)
    // What was typed after Save becomes another address.
    setDraft(nextDraft(draft, finished))
  }
  useEffect(() => {
    if (user !== null) writeAddressDraft(user, draft)
  }, [draft, user])

  return (
    <>
      {hasButton && <AddAddressButton variant={isFirst ? 'contained' : 'outlined'} />}
      <AddressForm
        open={dialog.isOpen}
        fields={draft}
        onChange={setDraft}
        onClose={dialog.close}
        onCancel={() => {
          setFinished(draft)
          dialog.close()
        }}
        onSaved={(id, saved) => {
          const { isOpen, key, close } = latestDialog.current
          if (isOpen && key === dialog.key) {
            setFinished(saved)
            close()
          }
          // A form that has been reopened meanwhile keeps its new draft, as another address.
          else setDraft((current) => nextDraft(current, saved))
          onSaved?.(id)
        }}
      />
    </>
  )
}
