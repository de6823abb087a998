import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Footer } from './Footer'
import { Header } from './Header'
import { useScrollMemory } from './scrollMemory'
import { MAIN_ID, SkipLink } from './SkipLink'

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
})

const Main = styled('main')(({ theme }) => ({
  flex: 1,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${theme.look.container} + 2 * ${theme.spacing(6)})`,
  // The footer begins below the fold, so that it does not jump when the page has loaded.
  minHeight: 'calc(100dvh - 68px)',
  marginInline: 'auto',
  paddingInline: theme.spacing(4),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(6) },
}))

/** What every page stands in. */
export function Layout({ children }: { children: ReactNode }) {
  useScrollMemory()
  return (
    <Column>
      <SkipLink />
      <Header />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </Column>
  )
}
