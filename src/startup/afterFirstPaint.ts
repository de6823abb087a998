/** Milliseconds after which a page counts as painted, e.g. in a window that is covered. */
const DEADLINE_MS = 3000

/**
 * Resolves when the browser has shown text or a picture. An animation frame is too early: requests that
 * begin in it compete with the page's pictures.
 */
export const afterFirstPaint = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) painted()
    })
    const painted = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(painted, DEADLINE_MS)
    observer.observe({ type: 'paint', buffered: true })
  })
