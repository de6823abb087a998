/** Marks an element whose buttons count every repetition of a held key, such as a stepper. */
export const keyRepeats = { 'data-key-repeats': '' } as const

/** Keys that press something, or close it. Arrow keys may repeat. */
const pressing = ['Enter', ' ', 'Escape']

/** Milliseconds within which a held key repeats; a keyup may be missed, as after ⌘ on the Mac. */
const REPEAT_MS = 1000

/** Whether an input method is composing text, whose keys belong to it alone. */
function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before its last key, which only has the legacy code.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return event.isComposing || event.keyCode === 229
}

/**
 * Keeps keys from every control of the page: those of an input method that composes text, and the
 * repetitions of a held key. Its first keydown counts, and the others reach no control, not even one
 * that has the focus since. Returns a function that stops it.
 */
export function filterKeys(): () => void {
  let held: { key: string; at: number } | undefined
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, repeat, target, timeStamp } = event
    if (isComposing(event)) {
      event.stopImmediatePropagation()
      return
    }
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
