import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'

const cache = createCache({ key: 'css' })
cache.insert = () => undefined

/**
 * Keeps style rules out of jsdom. It applies none that stands in a media query, so they prove
 * nothing there, and each query by role would go through thousands of them for every element.
 * What the shop looks like, and what is hidden by it, is for the browser tests.
 */
export function Unstyled({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
