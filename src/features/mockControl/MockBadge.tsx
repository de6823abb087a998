import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useSyncExternalStore } from 'react'
import type { MockControls } from '@/mocks/interface/controls'

interface MockBadgeProps {
  controls: MockControls
  onOpenPanel: () => void
}

/** Says what the mock does wrong, in the words of `?mock=`, while the panel is closed. */
export function MockBadge({ controls, onOpenPanel }: MockBadgeProps) {
  const settings = useSyncExternalStore(controls.subscribe, controls.getSettings)
  const words = [...settings]
    .filter(([name]) => name !== 'latency')
    .map((setting) => setting.join(':'))
    .concat(controls.unknownSettings.map((word) => `unknown ${word}`))
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
