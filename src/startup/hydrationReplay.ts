/** An input before hydration: typed text, a tick or a press. */
interface EarlyInput {
  /** A field, a button or a form. */
  control: HTMLElement
  isPress: boolean
  /** The field's value afterwards. */
  value: string
  checked: boolean
}

interface EarlyInputs {
  /** The last of each control, in the order in which they were made. */
  queue: EarlyInput[]
  /** Ends the capture, and lets the router handle Back and Forward. */
  stop: () => void
}

declare global {
  interface Window {
    /** Set by the inline script of index.html until main.ts has taken over. */
    earlyInputs?: EarlyInputs
  }
}

/** Hidden boundaries, such as the desktop's filters on a phone, may never be hydrated. */
function isHydrated(root: Element): boolean {
  const markers = root.querySelectorAll('[data-hydrating]')
  return [...markers].every(({ parentElement }) => parentElement?.getClientRects().length === 0)
}

const nameOf = (control: Element) =>
  control.getAttribute('aria-label') ??
  control.closest('label')?.textContent ??
  control.getAttribute('name') ??
  control.textContent

/**
 * The control itself, or the one that React has rendered in its place: it can't hydrate markup in which
 * an extension or a translation has changed nodes, and replaces it.
 */
function findRendered(root: Element, control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control
  const name = nameOf(control)
  return [...root.querySelectorAll<HTMLElement>(control.localName)].find(
    (other) => nameOf(other) === name,
  )
}

/**
 * React ignores an event if it knows what the field holds. It read the value when it hydrated the
 * field. It notices a value that is set on the element itself, but not one that the prototype's
 * setter or a click sets.
 */
function repeatChange(field: HTMLElement, { value, checked }: EarlyInput): void {
  if (!(field instanceof HTMLInputElement)) return
  if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !checked
    field.click()
  } else {
    field.value = field.defaultValue
    Reflect.set(HTMLInputElement.prototype, 'value', value, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

async function replay(root: Element, queue: EarlyInput[]): Promise<void> {
  for (const input of queue) {
    // It's missing if an earlier input has led to another page.
    const control = findRendered(root, input.control)
    if (control && !input.isPress) repeatChange(control, input)
    else if (control instanceof HTMLFormElement) control.requestSubmit()
    else control?.click()
    // React renders an event's changes in a microtask, which the next event has to wait for.
    await Promise.resolve()
  }
}

/**
 * Once everything visible has been hydrated, repeats what the inline script of index.html has captured,
 * in order: fields keep what was typed, and each control's last press counts. What that script has set on
 * the document then no longer applies: `data-session` if a session is stored, `data-filtered` if the URL
 * names filters.
 */
export function replayWhenHydrated(root: Element, early: EarlyInputs): void {
  let focused: Element | null = null
  // Until the replay, React doesn't know what was typed and ticked. It resets a hydrated field with
  // every re-render.
  const keep = () => {
    if (document.activeElement !== document.body) focused = document.activeElement
    for (const { control, isPress, value, checked } of early.queue) {
      if (isPress || !(control instanceof HTMLInputElement)) continue
      // The same value again would disturb some input methods.
      if (control.value !== value) control.value = value
      control.checked = checked
    }
  }
  // Before each letter, so that it isn't added to an empty field, and before each paint.
  document.addEventListener('keydown', keep, true)
  let frame = requestAnimationFrame(function onFrame() {
    keep()
    frame = requestAnimationFrame(onFrame)
  })

  const observer = new MutationObserver(() => {
    if (!isHydrated(root)) return
    observer.disconnect()
    cancelAnimationFrame(frame)
    document.removeEventListener('keydown', keep, true)
    early.stop()
    const { dataset } = document.documentElement
    delete dataset['session']
    delete dataset['filtered']
    if (focused instanceof HTMLElement && !focused.isConnected) findRendered(root, focused)?.focus()
    void replay(root, early.queue)
  })
  observer.observe(root, { childList: true, subtree: true })
}
