import './theme/fonts.css'
import { captureEvents } from './app/hydrationReplay'
import { followPreloadErrors, reloadForMissingChunk } from './app/staleChunks'
import { WIDE_MEDIA } from './theme/wide'

/** Milliseconds after which an empty page says that the shop does not come. */
const DEADLINE_MS = 8000

const root = document.getElementById('root')
const isPrerendered = root?.hasChildNodes() ?? false

/** For a shop that does not come: what is shown works as a plain page, or says what is wrong. */
const goWithout = isPrerendered ? captureEvents() : showUnavailable

function showUnavailable(): void {
  const template = document.getElementById('unavailable')
  if (template instanceof HTMLTemplateElement)
    root?.replaceChildren(template.content.cloneNode(true))
}

/** Lets the browser paint and answer before the next step. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}

/** Fetches the chunks that the build has named for this page, side by side. */
function preload(chunks = '', media = ''): void {
  for (const href of chunks.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.media = media
    link.href = href
    document.head.append(link)
  }
}

/** Fetches the shop at once, and evaluates its parts in tasks of their own. */
async function loadShop(): Promise<void> {
  preload(root?.dataset['chunks'])
  preload(root?.dataset['wideChunks'], WIDE_MEDIA)
  const deadline = isPrerendered ? undefined : setTimeout(showUnavailable, DEADLINE_MS)
  try {
    await import('react-dom/client')
    await nextTask()
    await import('./theme/theme')
    await nextTask()
    await import('./shop')
  } catch (error) {
    if (!reloadForMissingChunk(error)) goWithout()
    throw error
  } finally {
    clearTimeout(deadline)
  }
}

followPreloadErrors()

// A prerendered page is painted before any of the shop's code is fetched, which would only compete
// with its fonts and pictures; every other page starts at once.
if (isPrerendered && document.visibilityState === 'visible')
  requestAnimationFrame(() => setTimeout(() => void loadShop()))
else void loadShop()
