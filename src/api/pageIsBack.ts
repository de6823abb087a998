/**
 * Milliseconds after `beforeunload` without a `pagehide` until the page counts as staying, as when a link
 * only starts a download.
 */
const LEAVING_MS = 2000

/** Set while the page is left: a promise for its return from the back/forward cache. */
let returning: Promise<void> | undefined

function awaitReturn(): void {
  returning ??= new Promise((resolve) => {
    const resume = () => {
      returning = undefined
      resolve()
    }
    window.addEventListener('pageshow', resume, { once: true })
    setTimeout(resume, LEAVING_MS)
  })
}

// The prerenderer has no window.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', awaitReturn)
  // Firefox cancels the requests of a page before its `pagehide`.
  window.addEventListener('beforeunload', awaitReturn)
}

/**
 * Resolves at once, or on a page that is being left, when it's back from the back/forward cache, if ever.
 * The browser cancels the requests of a page that goes: such a failure is no reply, and what it would
 * change, like the log of pending operations, is for the next page to decide.
 */
export async function pageIsBack(): Promise<void> {
  await returning
}
