import { WIDE_MEDIA } from '@/theme/wide'

/**
 * Resolves once the window is wide enough for a panel beside the content: immediately on a desktop,
 * never on a phone. At build time, where the width is unknown, it resolves immediately.
 */
export async function whenWide(): Promise<void> {
  if (typeof window === 'undefined' || !('matchMedia' in window)) return
  const media = window.matchMedia(WIDE_MEDIA)
  if (media.matches) return
  await new Promise((resolve) => {
    media.addEventListener('change', resolve, { once: true })
  })
}
