import { startTransition, useEffect, useState } from 'react'

/**
 * Defers a new value until after the next paint. `useDeferredValue` may begin to render it before, and
 * then delays that paint by up to 5 ms, the length of one of React's slices.
 */
export function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      startTransition(() => {
        setPainted(() => value)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [value])
  return painted
}
