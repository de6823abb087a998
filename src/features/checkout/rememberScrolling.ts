/**
 * Remembers whether and where the page scrolls. Returns a function that restores it, because some widgets
 * leave the page locked: by styles or classes of the root or the body, which may scroll it to its top.
 */
export function rememberScrolling(): () => void {
  const { scrollX, scrollY } = window
  const elements = [document.documentElement, document.body].map((element) => ({
    element,
    cssText: element.style.cssText,
    className: element.className,
  }))
  return () => {
    let wasLocked = false
    for (const { element, cssText, className } of elements) {
      if (element.style.cssText === cssText && element.className === className) continue
      wasLocked = true
      element.style.cssText = cssText
      element.className = className
    }
    if (wasLocked && window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY)
  }
}
