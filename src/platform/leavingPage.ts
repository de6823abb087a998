/**
 * Milliseconds after `beforeunload` without a `pagehide` until the page counts as staying, as when a link
 * only starts a download.
 */
const LEAVING_MS = 2000

/** Firefox cancels the requests of a page before its `pagehide`. */
const leaving = ['beforeunload', 'pagehide']

/** Set while the page is left: a promise for its return from the back/forward cache. */
let returning: Promise<void> | undefined

let pending = 0

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

/** Notices whether the page is being left while `work` is pending. */
async function followed<Result>(work: PromiseLike<Result>): Promise<Result> {
  pending += 1
  // Only meanwhile: in some browsers, a `beforeunload` listener keeps a page out of the cache.
  for (const event of leaving) window.addEventListener(event, awaitReturn)
  try {
    return await work
  } finally {
    pending -= 1
    if (pending === 0) for (const event of leaving) window.removeEventListener(event, awaitReturn)
  }
}

/**
 * Resolves to a request's reply. A failure on a page that is being left is withheld until the page is back
 * from the back/forward cache, if ever: the browser cancels the requests of a page that is being left. It
 * isn't a real failure, so nothing may act on it; the next page resumes (F8).
 */
export async function withholdIfLeft<Reply extends object>(
  request: PromiseLike<Reply>,
): Promise<Reply> {
  const reply = await followed(request)
  if ('error' in reply) await returning
  return reply
}
