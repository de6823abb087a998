import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { backendReady } from '../../api/backend'
import { lazyDialog } from '../../components/lazyDialog'
import type { MockControls } from '../../contract/mockControls'

const MockControlPanel = lazyDialog(
  () => import('./MockControlPanel'),
  'The mock control panel could not be opened.',
)

/**
 * Opens the mock control panel for `?mock` in the URL, or Ctrl+Alt+M. With a value, as in
 * `?mock=cartAdd:500`, the URL only configures the mock.
 */
export function MockTools() {
  const { search } = useLocation()
  const [isOpen, setIsOpen] = useState(() => new URLSearchParams(search).get('mock') === '')
  const [controls, setControls] = useState<MockControls>()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey && event.altKey && event.code === 'KeyM') setIsOpen((open) => !open)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  useEffect(() => {
    if (!isOpen || controls) return
    backendReady()
      .then((backend) => backend.controls?.())
      .then(setControls)
      .catch(() => {
        setIsOpen(false)
      })
  }, [isOpen, controls])

  if (!controls) return null
  return (
    <MockControlPanel
      open={isOpen}
      controls={controls}
      onClose={() => {
        setIsOpen(false)
      }}
    />
  )
}
