declare global {
  interface Window {
    /** The inline script of index.html. */
    early: EventListener & {
      /** What each control held when it was pressed, typed into or ticked, in order. */
      entries: Map<HTMLElement, readonly [value: string, checked: boolean]>
    }
  }
}

/** How long a field that React has removed may take to be rendered again, in milliseconds. */
const LOST_MS = 3000

/** React leaves keys on the elements that it has hydrated. */
const isHydrated = (control: Element) => Object.keys(control).join().includes('__react')

const isTick = ({ type }: HTMLInputElement) => /checkbox|radio/.test(type)

/** A field that the browser has filled in without an event, such as after a reload. */
const isFilledIn = (field: HTMLInputElement) =>
  isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue

/** The control, or the field that React has rendered in its place, because an extension has changed the page. */
function current(root: Element, control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected || !(control instanceof HTMLInputElement)) return control
  const isSame = ({ type, name, value }: HTMLInputElement) =>
    type === control.type && name === control.name && (!isTick(control) || value === control.value)
  return [...root.querySelectorAll('input')].find(isSame)
}

/** Tells React, which ignores an event without a change: it has read what the field held when it hydrated it. */
function tell(field: HTMLInputElement, value: string, checked: boolean): void {
  if (isTick(field)) {
    field.checked = !checked
    field.click()
    return
  }
  field.value = field.defaultValue
  Reflect.set(HTMLInputElement.prototype, 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Replays what was pressed, typed and ticked before React has hydrated its control, in order, as soon as it
 * has. Call it before hydration.
 */
export function replayEarly(root: Element, { early } = window): void {
  const filledIn = [...root.querySelectorAll('input')].filter(isFilledIn)
  early.entries = new Map([
    ...filledIn
      .filter((field) => !early.entries.has(field))
      .map((field) => [field, [field.value, field.checked]] as const),
    ...early.entries,
  ])

  let focused: Element | null = null
  let shownAt = Infinity

  function onFrame() {
    const { activeElement } = document
    if (activeElement !== document.body) focused = activeElement
    // React has rendered another field in its place.
    else if (focused instanceof HTMLInputElement && !focused.isConnected)
      current(root, focused)?.focus()
    const isShown = 'shown' in document.documentElement.dataset
    if (isShown) shownAt = Math.min(shownAt, performance.now())
    const isLost = performance.now() - shownAt > LOST_MS
    // A part of the page that React has begun to hydrate is finished at once for a key: until then it
    // would read its fields again, and its last button could be pressed before its first.
    for (const control of early.entries.keys())
      if (isHydrated(control)) control.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
    let isPressWaiting = false
    for (const [control, held] of [...early.entries]) {
      const found = current(root, control)
      const isField = control instanceof HTMLInputElement
      const isGone = isField ? isLost : isShown
      const isReady = found?.isConnected ? isHydrated(found) : isGone
      // What was typed after a press may change what is there to press.
      if (!isReady || (isField && isPressWaiting)) {
        isPressWaiting ||= !isField
        continue
      }
      early.entries.delete(control)
      if (found instanceof HTMLInputElement) tell(found, ...held)
      else if (found?.isConnected) {
        found.click()
        // One press a frame, so that React has rendered what it changes.
        break
      }
    }
    // A phone never hydrates the desktop's filters.
    const isWaiting = [...root.querySelectorAll('input')].some(
      (field) => field.offsetParent && !isHydrated(field),
    )
    if (!isShown || isWaiting || early.entries.size > 0) requestAnimationFrame(onFrame)
    else for (const type of ['click', 'input']) removeEventListener(type, early, true)
  }
  onFrame()
}
