import { savesData } from './saveData'
import { storedName } from './storedName'

/** Session storage key: time of the last reload caused by missing code. */
const RELOADED_KEY = storedName('reloaded')

/** Milliseconds within which a second failure doesn't reload again. */
const RELOAD_AGAIN_MS = 60_000

/**
 * Reloads the page, once, for code that a new version has replaced: an `import()` that has failed may
 * never be fetched again by the same page. Returns false if that was tried a moment ago.
 */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY))
    if (!navigator.onLine || Math.abs(Date.now() - last) < RELOAD_AGAIN_MS) return false
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
  } catch {
    return false
  }
  window.location.reload()
  return true
}

/** Code of a page: if it's missing, the browser reloads once, and the promise never settles. */
export async function orReload<Module>(code: Promise<Module>): Promise<Module> {
  const page = { isLeft: false }
  const leave = () => {
    page.isLeft = true
  }
  window.addEventListener('beforeunload', leave)
  try {
    return await code
  } catch (error) {
    // Firefox cancels the code of a page that is being left, and a reload would cancel the leaving.
    const isSettled = error instanceof SyntaxError || !(page.isLeft || reloadOnce())
    if (isSettled) throw error
    return await new Promise<never>(() => undefined)
  } finally {
    window.removeEventListener('beforeunload', leave)
  }
}

/** Code that the shop can't do without is missing. */
let isMissing = false

/** Says that the shop can't be loaded, or takes long (index.html). */
export function showUnavailable(isUnavailable: boolean): void {
  const notice = document.getElementById('unavailable')
  notice?.toggleAttribute('hidden', !isUnavailable && !isMissing)
}

/** Code that the shop can't do without. If it's missing after the reload, too, the page says so. */
export const needed = <Module>(code: Promise<Module>): Promise<Module> =>
  orReload(code).catch((error: unknown) => {
    isMissing = !(error instanceof SyntaxError)
    showUnavailable(isMissing)
    // The browser can't parse it.
    if (!isMissing) document.getElementById('outdated')?.removeAttribute('hidden')
    throw error
  })

/** Lets the browser answer presses between two pieces of work. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve))

let isIdle = false
const waiting: (() => void)[] = []

/** Code that an idle page loads, so that opening it never waits for the network. */
export function loadAhead(load: () => Promise<unknown>): void {
  // Code that fails is reported when it's needed.
  const start = () => void load().catch(() => undefined)
  if (isIdle) start()
  else waiting.push(start)
}

/** Call it when the page is idle. Each piece begins in a task of its own, between which presses are answered. */
export async function startLoadingAhead(): Promise<void> {
  if (savesData()) return
  isIdle = true
  for (const start of waiting) {
    start()
    await nextTask()
  }
}
