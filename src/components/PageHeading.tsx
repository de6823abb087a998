import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The path of the page that a main region showed last; none before the first. */
const lastShown = new WeakMap<Element, string>()

interface PageHeadingProps {
  /** Its name in the window's title: 'Frond | title' (Spec §2). */
  title: string
  size?: 'page' | 'hero'
  children: ReactNode
}

/**
 * The page's one h1. When the shopper goes to a page, its heading takes the focus, so that the page
 * is announced; but not on the first page of a visit, and never out of the search box, where the
 * shopper is still typing.
 */
export function PageHeading({ title, size = 'page', children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()

  useEffect(() => {
    document.title = `Frond | ${title}`
  }, [title])

  useEffect(() => {
    const main = heading.current?.closest('main')
    if (!main) return
    const lastPath = lastShown.get(main)
    // Filters and dialogs change the address of the same page.
    lastShown.set(main, pathname)
    if (lastPath === undefined || lastPath === pathname) return
    if (document.activeElement?.matches('input[type="search"]') === true) return
    heading.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <Typography
      ref={heading}
      component="h1"
      variant={size === 'hero' ? 'hero' : 'h1'}
      tabIndex={-1}
    >
      {children}
    </Typography>
  )
}
