import './theme/fonts.css'
import { holdEarlyDeeds } from './app/earlyDeeds'

/**
 * The browser's entry. A prerendered page is painted before any of the shop's code is fetched,
 * which would only compete with its fonts and pictures; every other page starts at once.
 */
const root = document.getElementById('root')
const isPrerendered = root?.hasChildNodes() ?? false
const letGo = isPrerendered ? holdEarlyDeeds() : undefined

function start(): void {
  // The chunks of this very page, named by the build, load beside the shop and not after it.
  for (const href of (root?.dataset['chunks'] ?? '').split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  import('./shop').catch((error: unknown) => {
    letGo?.()
    throw error
  })
}

if (isPrerendered && document.visibilityState === 'visible')
  requestAnimationFrame(() => setTimeout(start))
else start()
