import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazyDialog } from '../../components/lazyDialog'

const AddressForm = lazyDialog(
  () => import('./AddressForm'),
  'The address form could not be opened.',
)

/** Opens the form for a new address, which is fetched when it is first needed (Spec §2). */
export function AddAddress() {
  const [visit, setVisit] = useState(0)
  const [openVisit, setOpenVisit] = useState<number | null>(null)

  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          setVisit(visit + 1)
          setOpenVisit(visit + 1)
        }}
      >
        ADD NEW ADDRESS
      </Button>
      {visit > 0 && (
        // Every visit begins with empty fields; what an earlier one saves closes only itself.
        <AddressForm
          key={visit}
          open={openVisit === visit}
          onClose={() => {
            setOpenVisit((current) => (current === visit ? null : current))
          }}
        />
      )}
    </>
  )
}
