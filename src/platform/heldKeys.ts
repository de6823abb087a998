/** Marks an element whose buttons count every repetition of a held key, such as a stepper. */
export const keyRepeats = { 'data-key-repeats': '' } as const

/** Keys that press something, or close it. Arrow keys may repeat. */
const pressing = ['Enter', ' ', 'Escape']

/** Milliseconds within which a held key repeats; a keyup may be missed, as after ⌘ on the Mac. */
const REPEAT_MS = 1000

/**
 * Makes a held key one press, for the whole page: the first keydown counts, and its repetitions reach
 * no control, not even one that has the focus since. Returns a function that stops it.
 */
export function ignoreHeldKeys(): () => void {
  let held: { key: string; at: number } | undefined
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat, target, timeStamp } = event
    if (!pressing.includes(key)) return
    // WebKit on Linux doesn't set `repeat`.
    const isRepeated = repeat || (held?.key === key && timeStamp - held.at < REPEAT_MS)
    held = { key, at: timeStamp }
    if (!isRepeated) return
    if (target instanceof Element && target.closest('[data-key-repeats], textarea')) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const release = () => {
    held = undefined
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
  window.addEventListener('keyup', release, { capture: true })
  window.addEventListener('blur', release)
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true })
    window.removeEventListener('keyup', release, { capture: true })
    window.removeEventListener('blur', release)
  }
}
