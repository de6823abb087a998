import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo } from 'react'
import { useHistoryDialog } from '../../navigation/useHistoryDialog'
import { SPOT_DIALOG } from './SpotQuestion'

interface SpotButtonProps {
  /** Beside a heading, where a phone only has room for the icon. */
  isIconOnPhone?: boolean
}

/** Opens the question where the plants will be (SpotQuestion). */
export function SpotButton({ isIconOnPhone = false }: SpotButtonProps) {
  const { open } = useHistoryDialog(SPOT_DIALOG)
  return <Opener isIconOnPhone={isIconOnPhone} open={open} />
}

/** Memoised, because the URL often changes. */
const Opener = memo(function Opener({
  isIconOnPhone,
  open,
}: Required<SpotButtonProps> & { open: () => void }) {
  return (
    <Button
      variant={isIconOnPhone ? 'text' : 'outlined'}
      aria-label="My spot"
      aria-haspopup="dialog"
      onClick={open}
      sx={isIconOnPhone ? { minWidth: 44, px: { xs: 2, sm: 4 } } : {}}
    >
      <PlaceOutlinedIcon />
      <Box
        component="span"
        sx={{ display: { xs: isIconOnPhone ? 'none' : 'inline', sm: 'inline' } }}
      >
        My spot
      </Box>
    </Button>
  )
})
