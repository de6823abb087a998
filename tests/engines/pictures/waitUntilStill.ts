/**
 * Waits until the page has been still for some frames: no picture, font or code missing, nothing
 * moving. Resolves to what is still missing when its patience ends. Runs in the page, so everything it
 * needs is inside.
 */
export async function waitUntilStill(isLoading: boolean): Promise<string[]> {
  const WIDE = 900
  const FRAMES_AT_REST = 3
  // Less than WebKit's driver waits for an answer, so that what is missing is told.
  const PATIENCE_MS = 8_000

  /** The sizes of all elements. An icon's parts scale with it. */
  const measure = () =>
    [...document.body.querySelectorAll('*:not(svg *)')]
      .map((element) => element.getBoundingClientRect())
      .map(({ width, height }) => `${String(width)} ${String(height)}`)
      .join()

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
  let missing: string[] = []
  let last = ''
  let frames = 0
  while (frames < FRAMES_AT_REST && performance.now() < deadline) {
    await frame()
    missing = whatIsMissing()
    const seen = measure()
    frames = missing.length === 0 && seen === last ? frames + 1 : 0
    if (missing.length === 0 && seen !== last) missing = ['rest']
    last = seen
  }
  return missing
}
