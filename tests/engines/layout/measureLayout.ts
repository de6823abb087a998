/** A visible element's size. */
export interface Box {
  /** Where it is in the tree, from the body. */
  path: string
  /** What it is called in a report. */
  label: string
  width: number
  height: number
  /** The height of one line of its own text in px; 0 if it has none. */
  line: number
}

/**
 * Measures every visible element once the page has been still for some frames: no picture,
 * font or code missing, nothing moving. Runs in the page, so everything it needs is inside.
 */
export async function measureLayout(
  ignored: string,
  isLoading: boolean,
): Promise<{ boxes: Box[]; missing: string[] }> {
  // The clip of text for assistive technology only.
  const CLIPPED = 'inset(50%)'
  const WIDE = 900
  const FRAMES_AT_REST = 3
  // Less than WebKit's driver waits for an answer, so that what is missing is told.
  const PATIENCE_MS = 8_000

  function labelOf(element: Element): string {
    const names = [...element.classList].filter((name) => name.startsWith('Mui')).slice(0, 2)
    const text = element.textContent.trim().slice(0, 40)
    return `${[element.localName, ...names].join('.')}${text === '' ? '' : ` "${text}"`}`
  }

  function lineOf(element: Element, style: CSSStyleDeclaration): number {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    )
    if (!hasText) return 0
    return Number.parseFloat(style.lineHeight) || 1.2 * Number.parseFloat(style.fontSize)
  }

  const isSeen = (element: Element) => {
    const { display, visibility, clipPath } = getComputedStyle(element)
    return (
      display !== 'none' &&
      visibility === 'visible' &&
      clipPath !== CLIPPED &&
      !element.matches(ignored)
    )
  }

  function measure(): Box[] {
    const boxes: Box[] = []
    const visit = (element: Element, path: string) => {
      const style = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      // An element without a box is measured by its children's.
      if (style.display !== 'contents')
        boxes.push({ path, label: labelOf(element), width, height, line: lineOf(element, style) })
      // An icon's parts scale with it.
      if (element.localName === 'svg') return
      const counts = new Map<string, number>()
      for (const child of element.children) {
        if (!isSeen(child)) continue
        const count = (counts.get(child.localName) ?? 0) + 1
        counts.set(child.localName, count)
        visit(child, `${path}/${child.localName}:${String(count)}`)
      }
    }
    visit(document.body, 'body')
    return boxes
  }

  /** What the page is still waiting for. */
  function whatIsMissing(): string[] {
    for (const image of document.images) image.loading = 'eager'
    // Only finite animations; a skeleton's never ends.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish()
    const has = (selector: string) => document.querySelector(selector) !== null
    const conditions = {
      'the document': document.readyState === 'complete',
      fonts: document.fonts.status === 'loaded',
      hydration: has('html[data-shown]'),
      // Their code is only loaded if there's room for them.
      filters:
        innerWidth < WIDE || !/listing/i.test(location.pathname) || has('main .MuiSlider-root'),
      'the end of a toast': !has('.notistack-SnackbarContainer [role="status"]:not([data-held])'),
      pictures: [...document.images].every(({ complete }) => complete),
      [isLoading ? 'something that loads' : 'data']:
        has('main [aria-busy="true"]:not(button)') === isLoading,
      "a plant's facts": !has('[role="dialog"] .MuiSkeleton-root'),
    }
    return Object.entries(conditions).flatMap(([name, isMet]) => (isMet ? [] : [name]))
  }

  const frame = () => new Promise(requestAnimationFrame)
  const deadline = performance.now() + PATIENCE_MS
  let boxes: Box[] = []
  let missing: string[] = []
  let last = ''
  let frames = 0
  while (frames < FRAMES_AT_REST && performance.now() < deadline) {
    await frame()
    missing = whatIsMissing()
    boxes = measure()
    const seen = JSON.stringify(boxes.map(({ width, height }) => [width, height]))
    frames = missing.length === 0 && seen === last ? frames + 1 : 0
    if (missing.length === 0 && seen !== last) missing = ['rest']
    last = seen
  }
  return { boxes, missing }
}
