import '@/theme/fonts.css'
import { needed, nextTask, showUnavailable } from '@/platform/loadCode'
import { WIDE_MEDIA } from '@/theme/wide'
import { afterFirstPaint } from './afterFirstPaint'
import { replaceSchedulerChannel } from './schedulerChannel'

/** Milliseconds after which a page whose controls don't work yet says so. */
const DEADLINE_MS = 8000

/**
 * Preloads the chunks that the build has listed for this page. On a slow phone the shop is hydrated 0.8 to
 * 1 s sooner than with one import after the other (Slow 4G, CPU slowed 4 times).
 */
function preload(chunks = '', media = ''): void {
  for (const href of chunks.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', media, href })
    document.head.append(link)
  }
}

/**
 * What the app is built on (vite.config.ts), each part evaluated in a task of its own, like the store's
 * creation in startApp.tsx: without that one, home has two points less (`npm run bench:lighthouse`).
 */
const steps: (() => Promise<unknown>)[] = [
  () => import('react-dom/client'),
  () => import('@/theme/theme'),
  () => import('@/app/store'),
]

/** The app, once what it is built on has been evaluated. */
async function loadApp() {
  for (const step of steps) {
    await step()
    await nextTask()
  }
  return import('./startApp')
}

async function start(root: HTMLElement): Promise<void> {
  // Until the page is hydrated (components/PageHeading.tsx).
  setTimeout(() => {
    if (!('shown' in document.documentElement.dataset)) showUnavailable(true)
  }, DEADLINE_MS)
  // A prerendered page is painted before any of the app's code is fetched, because it would compete
  // with fonts and pictures. Any other page starts at once.
  if (root.hasChildNodes() && document.visibilityState === 'visible') await afterFirstPaint()
  preload(root.dataset['chunks'])
  preload(root.dataset['wideChunks'], WIDE_MEDIA)
  const { startApp } = await needed(loadApp())
  await startApp(root)
}

replaceSchedulerChannel()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root to render the shop in.')
void start(root)
