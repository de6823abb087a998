import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { backendReady } from '../../api/backend'
import { lazyDialog } from '../../components/lazyDialog'
import type { MockControls } from '../../mocks/interface/controls'

const MockControlPanel = lazyDialog(
  () => import('./MockControlPanel'),
  'The mock control panel could not be opened.',
)

const FaultBadge = lazyDialog(
  () => import('./FaultBadge'),
  'The faults of the mock could not be shown.',
)

/**
 * Opens the mock control panel for `?mock` in the URL, or Ctrl+Alt+M. With a value, as in
 * `?mock=cartAdd:500`, the URL configures the mock; the panel opens only if a setting is unknown.
 */
export function MockTools() {
  const { search } = useLocation()
  const [mock] = useState(() => new URLSearchParams(search).get('mock'))
  const [isOpen, setIsOpen] = useState(mock === '')
  const [controls, setControls] = useState<MockControls>()
  const isNeeded = isOpen || mock !== null

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, altKey, code, repeat } = event
      // AltGr, which types a letter, counts as both on Windows.
      const isOurs = ctrlKey && altKey && !event.getModifierState('AltGraph')
      if (isOurs && code === 'KeyM' && !repeat) setIsOpen((open) => !open)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  useEffect(() => {
    if (!isNeeded || controls) return
    backendReady()
      .then((backend) => backend.controls?.())
      .then((loaded) => {
        setControls(loaded)
        if (loaded && loaded.getSettings().unknownSettings.length > 0) setIsOpen(true)
      })
      .catch(() => {
        setIsOpen(false)
      })
  }, [isNeeded, controls])

  if (!controls) return null
  const close = () => {
    setIsOpen(false)
  }
  return (
    <>
      <MockControlPanel open={isOpen} controls={controls} onClose={close} />
      <FaultBadge
        open={!isOpen}
        controls={controls}
        onClose={close}
        onOpenPanel={() => {
          setIsOpen(true)
        }}
      />
    </>
  )
}
