declare global {
  interface Window {
    /** The inline script of index.html. */
    early: EventListener & { presses: HTMLElement[]; typed?: boolean }
  }
}

/** React leaves keys on the elements that it has hydrated. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => /^__react/.test(key))

/** The field, or the one that React has rendered in its place, because an extension has changed the page. */
const current = (root: Element, field: HTMLInputElement) =>
  field.isConnected ? field : root.querySelector<HTMLInputElement>(`input[name="${field.name}"]`)

const isTick = ({ type }: HTMLInputElement) => /checkbox|radio/.test(type)

const isChanged = (field: HTMLInputElement) =>
  isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue

/** Tells React, which read what the field held when it hydrated it and ignores an event without a change. */
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
 * As soon as React has hydrated a field that was filled in or ticked before, tells it so, and makes the
 * presses, one a frame. Call it before hydration.
 */
export function replayEarly(root: Element, { early } = window): void {
  const kept = new Map<HTMLInputElement, { value: string; checked: boolean }>()
  const press = () => {
    early.presses = early.presses.filter(({ isConnected }) => isConnected)
    const [button] = early.presses
    if (!button || !isHydrated(button)) return
    early.presses.shift()
    button.click()
  }
  function onFrame() {
    // What was typed after a press counts.
    if (early.typed) press()
    const isPressFirst = early.typed && early.presses.length > 0
    const waiting = [...root.querySelectorAll('input')].filter((field) => !isHydrated(field))
    for (const field of waiting)
      if (isChanged(field)) kept.set(field, { value: field.value, checked: field.checked })
    const isShown = 'shown' in document.documentElement.dataset
    for (const [field, { value, checked }] of isPressFirst ? [] : kept) {
      const shown = current(root, field)
      if (shown ? !isHydrated(shown) : !isShown) continue
      kept.delete(field)
      if (shown) tell(shown, value, checked)
    }
    if (!early.typed && kept.size === 0) press()
    // A phone never hydrates the desktop's filters.
    const isWaiting = waiting.some(({ offsetParent }) => offsetParent) || early.presses.length > 0
    if (!isShown || isWaiting) requestAnimationFrame(onFrame)
    else for (const type of ['click', 'input']) removeEventListener(type, early, true)
  }
  onFrame()
}
