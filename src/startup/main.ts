import '../theme/fonts.css'
import { afterFirstPaint } from './afterFirstPaint'
import { replayWhenHydrated } from './hydrationReplay'
import { nextTask } from './nextTask'
import { loadChunk } from '../platform/loadChunk'
import { replaceSchedulerChannel } from './schedulerChannel'
import { restrictScripts } from './trustedTypes'
import { WIDE_MEDIA } from '../theme/wide'

/** Milliseconds after which an empty page says that the app fails to load. */
const DEADLINE_MS = 8000

/**
 * The chunks that the app is built on (vite.config.ts), each evaluated in a separate task.
 * Importing Emotion's cache or Box evaluates the whole library chunk that contains it.
 */
const foundations: (() => Promise<unknown>)[] = [
  () => import('react-dom/client'),
  () => import('@emotion/cache'),
  () => import('../theme/tokens'),
  () => import('@mui/material/Box'),
  () => import('../theme/theme'),
  () => import('../api/api'),
  () => import('../app/store'),
]

replaceSchedulerChannel()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to render the shop in.')
const isPrerendered = root.hasChildNodes()

const showUnavailable = () => {
  const template = document.getElementById('unavailable')
  if (template instanceof HTMLTemplateElement)
    root.replaceChildren(template.content.cloneNode(true))
}
const { earlyInputs } = window
delete window.earlyInputs
if (isPrerendered && earlyInputs) replayWhenHydrated(root, earlyInputs)
else earlyInputs?.stop()

/** Preloads the chunks that the build has listed for this page. */
function preload(chunks = '', media = ''): void {
  for (const href of chunks.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.media = media
    link.href = href
    document.head.append(link)
  }
}

async function loadShop(root: HTMLElement): Promise<void> {
  preload(root.dataset['chunks'])
  preload(root.dataset['wideChunks'], WIDE_MEDIA)
  const deadline = isPrerendered ? undefined : setTimeout(showUnavailable, DEADLINE_MS)
  try {
    for (const evaluate of foundations) {
      await loadChunk(evaluate)
      await nextTask()
    }
    const { startApp } = await loadChunk(() => import('./startApp'))
    await nextTask()
    await startApp(root)
  } catch (error) {
    // The browser can't parse a chunk; the inline script of index.html handles this one.
    if (error instanceof SyntaxError) document.getElementById('outdated')?.removeAttribute('hidden')
    // A prerendered page stays: its links and its search work without the app.
    if (!isPrerendered) showUnavailable()
    throw error
  } finally {
    clearTimeout(deadline)
  }
}

restrictScripts()

// A prerendered page is painted before any of the app's code is fetched, because it would compete
// with fonts and pictures. Any other page starts at once.
const isShown = isPrerendered && document.visibilityState === 'visible'
void (isShown ? afterFirstPaint() : Promise.resolve()).then(() => loadShop(root))
