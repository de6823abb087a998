import { useEffect, useState } from 'react'
import { backendReady } from '@/api/backend'
import type { MockControls } from '@/mocks/interface/controls'
import { MockBadge } from './MockBadge'
import { MockControlPanel } from './MockControlPanel'

/** The control panel or, while it's closed, a badge with the active faults. */
export type MockView = 'panel' | 'badge'

interface MockOverlayProps {
  open: boolean
  view: MockView | undefined
  setView: (view: MockView | undefined) => void
  onClose: () => void
}

/** What the mock's developer tools show over the page, once the mock has started. */
export default function MockOverlay({ open, view, setView }: MockOverlayProps) {
  const [controls, setControls] = useState<MockControls>()

  useEffect(() => {
    if (!open || controls) return
    backendReady()
      .then((backend) => backend.controls?.())
      .then(setControls, () => {
        setView(undefined)
      })
  }, [open, controls, setView])

  if (!controls) return null
  return view === 'panel' ? (
    <MockControlPanel
      controls={controls}
      onClose={() => {
        setView('badge')
      }}
    />
  ) : (
    <MockBadge
      controls={controls}
      onOpenPanel={() => {
        setView('panel')
      }}
    />
  )
}
