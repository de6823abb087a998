import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { STAGE_ID } from '../../components/stage'
import { Footer } from './Footer'
import { Header } from './Header'
import { OfflineBanner } from './OfflineBanner'
import { useScrollRestoration } from './useScrollRestoration'
import { MAIN_ID, SkipLink } from './SkipLink'
import { theme } from '../../theme/theme'

const Column = styled('div')(
  css({
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
  }),
)

const Main = styled('main')(
  css({
    flex: 1,
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: theme.look.container,
    // The footer begins below the fold, so that it does not jump when the page has loaded.
    minHeight: 'calc(100dvh - 68px)',
    marginInline: 'auto',
    // The plants reach a little over their tiles, and must not over the page.
    overflowX: 'clip',
    paddingInline: theme.spacing(4),
    [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(6) },
  }),
)

/** What every page stands in. */
export function Layout({ children }: { children: ReactNode }) {
  useScrollRestoration()
  return (
    <div id={STAGE_ID}>
      <Column>
        <SkipLink />
        <Header />
        <OfflineBanner />
        <Main id={MAIN_ID} tabIndex={-1}>
          {children}
        </Main>
        <Footer />
      </Column>
    </div>
  )
}
