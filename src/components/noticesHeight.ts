/** The notices' height in px; other elements that stick to the window's bottom are above them. */
export const NOTICES_HEIGHT = '--notices-height'

/** Keeps the variable up to date with an element's height; use it as a ref. */
export function followNoticesHeight(element: HTMLElement | null) {
  if (!element || !('ResizeObserver' in window)) return
  let height = 0
  const observer = new ResizeObserver(() => {
    if (element.offsetHeight === height) return
    height = element.offsetHeight
    document.documentElement.style.setProperty(NOTICES_HEIGHT, `${String(height)}px`)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
  }
}
