import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined'
import { useHistoryDialog } from '../../../navigation/useHistoryDialog'
import { SPOT_DIALOG } from './SpotQuestion'
import { ToolButton } from '../filters/ToolButton'

const pin = <PlaceOutlinedIcon />

/** Opens the question where the plants will be (SpotQuestion). */
export function SpotButton() {
  const { open } = useHistoryDialog(SPOT_DIALOG)
  return <ToolButton icon={pin} label="My spot" onClick={open} />
}
