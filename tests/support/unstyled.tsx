import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'

const cache = createCache({ key: 'css' })
cache.insert = () => undefined

/**
 * Keeps style rules out of jsdom. It ignores those in media queries, so they have no effect there, and
 * each query by role would check thousands of rules for every element. The browser tests cover the
 * shop's look and what it hides.
 */
export function Unstyled({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
