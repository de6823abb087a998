/**
 * Does work in the task after a press, so that the browser can paint what the press shows first. If the
 * page is about to be left, it's done at once. Unlike `afterPaint`, it doesn't wait while the tab is hidden.
 */
export function afterPress(work: () => void): void {
  const begin = () => {
    clearTimeout(timer)
    removeEventListener('beforeunload', begin)
    work()
  }
  const timer = setTimeout(begin)
  // Only until then, because Firefox doesn't cache pages that listen to it.
  addEventListener('beforeunload', begin)
}
