import { type ReactNode, useEffect } from 'react'

interface Props {
  retry: () => void
  children: ReactNode
}

/** Retries when the connection is back (F57). */
export function RetryOnline({ retry, children }: Props) {
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('online', retry)
    }
  }, [retry])
  return children
}
