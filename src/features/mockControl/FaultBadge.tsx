import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useSyncExternalStore } from 'react'
import type { FaultSetting, MockControls } from '../../mocks/interface/controls'

function wordOf({ call, fault, times }: FaultSetting): string {
  return `${call}:${String(fault)}${times === Infinity ? '' : `x${String(times)}`}`
}

interface FaultBadgeProps {
  onOpenPanel: () => void
  controls: MockControls
}

/** Says which faults of the mock are active, in the words of `?mock=`, while the panel is closed. */
export function FaultBadge({ controls, onOpenPanel }: FaultBadgeProps) {
  const { faults, payment, isSessionOver } = useSyncExternalStore(
    controls.subscribe,
    controls.getSettings,
  )
  const words = faults.map(wordOf)
  if (payment !== 'asks') words.push(`payment:${payment}`)
  if (isSessionOver) words.push('session:ended')
  if (words.length === 0) return null
  return (
    <Paper
      component="aside"
      variant="outlined"
      aria-label="Active faults of the mock"
      data-screen-only
      sx={{ position: 'fixed', zIndex: 'modal', insetBlockEnd: 8, insetInlineStart: 8 }}
    >
      <Button variant="text" color="error" onClick={onOpenPanel}>
        Mock: {words.join(', ')}
      </Button>
    </Paper>
  )
}
