import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { DIALOG_CONTAINER_ID, PAGE_ID } from '@/components/pageUnderDialog'
import { stringInState } from '@/navigation/useHistoryDialog'
import { LoginOffer } from '../wanted/LoginOffer'
import { Footer } from './Footer'
import { Header } from './Header'
import { OfflineBanner } from './OfflineBanner'
import { MAIN_ID, SkipLink } from './SkipLink'
import { useFiltersFromUrl } from './useFiltersFromUrl'
import { useScrollRestoration } from './useScrollRestoration'

/** Tells the router of a Back or Forward that came while React hydrated, before the router listened. */
function useEarlyStep(): void {
  const { key } = useLocation()
  const tell = useEffectEvent(() => {
    const state: unknown = window.history.state
    if ((stringInState(state, 'key') ?? 'default') !== key)
      window.dispatchEvent(new PopStateEvent('popstate', { state }))
  })
  useEffect(() => {
    tell()
  }, [])
}

/** The effects of a step in the history, which the header and the footer don't depend on. */
function HistoryEffects() {
  useScrollRestoration()
  useFiltersFromUrl()
  useEarlyStep()
  return null
}

/** The frame around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <Stack id={PAGE_ID} sx={{ minHeight: '100dvh' }}>
        <SkipLink />
        <Header />
        <Container
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{
            flex: 1,
            // The footer starts below the fold, so that it doesn't jump when the page has loaded.
            minHeight: 'calc(100dvh - 68px)',
            // The pictures overhang their tiles slightly, but mustn't overflow the page.
            overflowX: 'clip',
          }}
        >
          {children}
        </Container>
        <Footer />
        {/* At the bottom of the window they don't shift anything that the shopper is about to press. */}
        <Box data-screen-only sx={{ position: 'sticky', insetBlockEnd: 0, zIndex: 'appBar' }}>
          <OfflineBanner />
          <LoginOffer />
        </Box>
      </Stack>
      <Box id={DIALOG_CONTAINER_ID} />
      <HistoryEffects />
    </>
  )
}
