import { type RefObject, useCallback, useEffect } from 'react'

/**
 * Focuses a dialog's surface when it opens, and one of its fields two frames later. A screen reader
 * says the dialog's name and then the field's; a field that is focused at once may belong to a dialog
 * that it doesn't know yet (F103).
 *
 * @returns the ref of the surface, which needs `tabIndex={-1}`
 */
export function useInitialFocus(isOpen: boolean, field?: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isOpen || !field) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        field.current?.focus()
      })
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [isOpen, field])

  return useCallback((surface: HTMLElement | null) => {
    surface?.focus()
  }, [])
}
