import { useEffect, useState } from 'react'

/**
 * Calls `onExpire` once something was neither pointed at nor focused for so many milliseconds on
 * end; the returned handlers belong to its element.
 *
 * Only a pointer that moves counts: what appears under a resting one would stay.
 */
export function useDismissTimer(milliseconds: number, onExpire: () => void) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isHeld = isHovered || isFocused

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onExpire, milliseconds)
    return () => {
      clearTimeout(timer)
    }
  }, [isHeld, milliseconds, onExpire])

  return {
    onPointerMove: () => {
      setIsHovered(true)
    },
    onPointerLeave: () => {
      setIsHovered(false)
    },
    onFocus: () => {
      setIsFocused(true)
    },
    onBlur: () => {
      setIsFocused(false)
    },
  }
}
