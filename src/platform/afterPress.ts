/**
 * Resolves in the task after a press, so that the browser can paint what the press shows first. If the
 * page is about to be left, it's at once.
 */
export function afterPress(): Promise<void> {
  return new Promise((resolve) => {
    const begin = () => {
      clearTimeout(timer)
      removeEventListener('beforeunload', begin)
      resolve()
    }
    const timer = setTimeout(begin)
    // Only until then, because Firefox doesn't cache pages that listen to it.
    addEventListener('beforeunload', begin)
  })
}
