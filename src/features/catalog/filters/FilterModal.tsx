import Button from '@mui/material/Button'
import { Dialog } from '../../../components/Dialog'
import { ClearFilters } from './ClearFilters'
import { FilterFields } from './FilterFields'

interface FilterModalProps {
  open: boolean
  onClose: () => void
  /** The number of products that match the filters. */
  count: number
}

/** The filters on narrow screens (Spec §2). */
export default function FilterModal({ open, onClose, count }: FilterModalProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filters"
      actions={
        <>
          <ClearFilters />
          <Button onClick={onClose}>
            <span>{`Show ${String(count)} ${count === 1 ? 'product' : 'products'}`}</span>
          </Button>
        </>
      }
    >
      <FilterFields />
    </Dialog>
  )
}
