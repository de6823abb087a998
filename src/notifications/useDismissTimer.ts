import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
  }
}

/**
 * Calls `onExpire` after an element has been neither hovered nor focused for the given milliseconds, on
 * a visible page. Spread the returned handlers on that element.
 *
 * Hovering starts when the pointer moves; an element that appears under a resting pointer would
 * never be dismissed.
 */
export function useDismissTimer(milliseconds: number, onExpire: () => void) {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden)
  const isHeld = isHovered || isFocused || isHidden
  const expire = useEffectEvent(onExpire)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(expire, milliseconds)
    return () => {
      clearTimeout(timer)
    }
  }, [isHeld, milliseconds])

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
