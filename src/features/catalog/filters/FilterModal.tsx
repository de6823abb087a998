import Button from '@mui/material/Button'
import { Dialog } from '@/components/Dialog'
import { useAppSelector } from '@/store/hooks'
import { ClearFilters } from './ClearFilters'
import { FilterFields } from './FilterFields'
import { selectShownCount } from './plantCounts'

interface FilterModalProps {
  open: boolean
  onClose: () => void
}

/** The filters on narrow screens (Spec §2). */
export default function FilterModal({ open, onClose }: FilterModalProps) {
  const count = useAppSelector(selectShownCount) ?? 0
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
