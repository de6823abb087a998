import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { BasePath } from '@/navigation/basePath'
import { Toaster } from '@/notifications/Toaster'
import type { AppStore, RootState } from '@/store/types'
import { theme } from '@/theme/theme'
import { Layout } from './layout/Layout'
import { RootErrorPage } from './pages/RootErrorPage'
import { AppRoutes } from './routes'

interface AppProps {
  store: AppStore
  /** The state that the prerendered markup was rendered from, if the page is hydrated. */
  hydratedFrom?: RootState | undefined
  /** Wraps the shop in a router, for prerendering in a static one. */
  inRouter?: (shop: ReactNode) => ReactNode
  /** The path that the shop is served under; the host's root when unset. */
  basePath?: string
  /** The site's address, if it isn't the page's own. */
  siteUrl?: string | undefined
  /** Developer tools, rendered beside the page. */
  tools?: ReactNode
}

/** The whole app over one store. */
export function App({
  store,
  hydratedFrom,
  basePath = '/',
  // Transitions are off, so that a logout and its navigation render together, before a guard can redirect.
  inRouter = (shop) => (
    <BrowserRouter basename={basePath} useTransitions={false}>
      {shop}
    </BrowserRouter>
  ),
  siteUrl,
  tools,
}: AppProps) {
  return (
    // Without `noSsr`, a prerendered page would be replaced. No choice of a colour scheme is stored.
    <ThemeProvider theme={theme} noSsr storageManager={null}>
      <CssBaseline />
      <BasePath value={basePath}>
        <ErrorBoundary FallbackComponent={RootErrorPage}>
          <Provider store={store} {...(hydratedFrom && { serverState: hydratedFrom })}>
            {inRouter(
              <>
                <Layout>
                  <AppRoutes siteUrl={siteUrl} />
                </Layout>
                <Toaster />
                {tools}
              </>,
            )}
          </Provider>
        </ErrorBoundary>
      </BasePath>
    </ThemeProvider>
  )
}
