import { WIDE_MEDIA } from '../theme/wide'

/**
 * Resolves once the window is wide enough for a panel beside the content: immediately on a desktop,
 * never on a phone. At build time, where the width is unknown, it resolves immediately.
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
