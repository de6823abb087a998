import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef } from 'react'
import { Dialog } from '../../../components/Dialog'
import { ClearFilters } from './ClearFilters'
import { FilterFields } from './FilterFields'

interface FilterModalProps {
  open: boolean
  onClose: () => void
  /** Focuses the sort when it opens. */
  isForSort: boolean
  /** The number of products that match the filters. */
  count: number
}

/** The filters on narrow screens (Spec §2). */
export default function FilterModal({ open, onClose, isForSort, count }: FilterModalProps) {
  const sort = useRef<HTMLElement>(null)
  return (
    <Dialog
      open={open}
      {...(isForSort && { initialFocus: sort })}
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
      <Box
        ref={(fields: HTMLElement | null) => {
          sort.current =
            fields?.querySelector<HTMLElement>('[role="radiogroup"] :checked') ??
            fields?.querySelector('input') ??
            null
        }}
      >
        <FilterFields />
      </Box>
    </Dialog>
  )
}
