import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { showUnavailable } from '@/platform/loadCode'
import { useIsHydrated } from './hydration'

/** The path of the page last shown in each main region; empty before the first. */
const lastShown = new WeakMap<Element, string>()

/**
 * The text is in a box of its own. When the page that holds the focus is replaced, Orca looks for the
 * first text of the new one, and says nothing if the focus then arrives at the same element.
 */
const inner = { display: 'block' } as const

/**
 * Once the page has been hydrated and shows the current state, ends what CSS hides of the prerendered one
 * (hydration.ts).
 */
function useHydrationEnd(): void {
  const isHydrated = useIsHydrated()
  useLayoutEffect(() => {
    if (!isHydrated) return
    const { dataset } = document.documentElement
    delete dataset['session']
    delete dataset['filtered']
    dataset['shown'] = ''
    showUnavailable(false)
  }, [isHydrated])
}

interface PageHeadingProps {
  size?: 'page' | 'hero'
  children: ReactNode
}

/**
 * The page's one h1. It receives focus after a navigation, so that screen readers announce the
 * page, except on the first page of a visit and while the shopper is typing in the search box.
 */
export function PageHeading({ size = 'page', children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  useHydrationEnd()

  useEffect(() => {
    const main = heading.current?.closest('main')
    if (!main) return
    const lastPath = lastShown.get(main)
    // Filters and dialogs change the URL but not the page.
    lastShown.set(main, pathname)
    if (lastPath === undefined || lastPath === pathname) return
    if (document.activeElement?.matches('[role="combobox"]') === true) return
    heading.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <Typography
      ref={heading}
      component="h1"
      variant={size === 'hero' ? 'hero' : 'h1'}
      tabIndex={-1}
    >
      <Box component="span" sx={inner}>
        {children}
      </Box>
    </Typography>
  )
}
