import { WIDE_MEDIA } from '../theme/wide'

/**
 * Resolves once the window is wide enough for something beside the content: at once on a desktop,
 * never on a phone. Where nothing tells the width (at build time) it is taken for wide.
 */
export function whenWide(): Promise<void> {
  if (typeof window === 'undefined' || !('matchMedia' in window)) return Promise.resolve()
  const media = window.matchMedia(WIDE_MEDIA)
  return new Promise((resolve) => {
    if (media.matches) resolve()
    else
      media.addEventListener(
        'change',
        () => {
          resolve()
        },
        { once: true },
      )
  })
}
