import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsHydrated } from '@/components/hydration'
import { lazyDialog } from '@/components/lazyComponent'
import type { MockView } from './MockOverlay'

const MockOverlay = lazyDialog(
  () => import('./MockOverlay'),
  'The mock control panel could not be opened.',
  { ahead: false },
)

/**
 * Opens the mock control panel for `?mock` in the URL, or Ctrl+Alt+M. With a value, as in
 * `?mock=cartAdd:500`, the URL configures the mock, and a badge says so.
 */
export function MockTools() {
  const { search } = useLocation()
  // Undefined until the tools are used.
  const [view, setView] = useState<MockView | undefined>(() => {
    const mock = new URLSearchParams(search).get('mock')
    return mock === null ? undefined : mock === '' ? 'panel' : 'badge'
  })
  // A prerendered page doesn't have them.
  const isHydrated = useIsHydrated()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, altKey, code, repeat } = event
      // AltGr, which types a letter, counts as both on Windows.
      const isOurs = ctrlKey && altKey && !event.getModifierState('AltGraph')
      if (isOurs && code === 'KeyM' && !repeat)
        setView((before) => (before === 'panel' ? 'badge' : 'panel'))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])

  return (
    <MockOverlay
      open={isHydrated && view !== undefined}
      view={view}
      setView={setView}
      onClose={() => {
        setView(undefined)
      }}
    />
  )
}
