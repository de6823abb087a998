/** Milliseconds after which a page counts as painted, e.g. in a window that is covered. */
const DEADLINE_MS = 3000

const firstContentfulPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })

/** A picture that fails to load is no reason to wait. */
const isDecoded = (picture: HTMLImageElement) => picture.decode().catch(() => undefined)

/**
 * Resolves when the browser has shown text and the page's most important pictures. An animation frame
 * is too early: requests that begin in it compete with those pictures, and in one of six visits the
 * largest of them was painted after the app's code had run.
 */
export async function afterFirstPaint(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
  const shown = Promise.all([firstContentfulPaint(), ...pictures.map(isDecoded)])
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, DEADLINE_MS))])
}
