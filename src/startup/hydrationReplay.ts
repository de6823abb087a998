import { clearFirstPaintFlags } from './firstPaint'

/** Dispatched whenever a prerendered part has been hydrated. */
const HYDRATED = 'frond:hydrated'

/** Marks a prerendered part that is not hydrated yet (HydrationMarker). */
export const HYDRATING_ATTRIBUTE = 'data-hydrating'

/** Milliseconds after which links and forms no longer wait for the shop. */
const DEADLINE_MS = 8000

interface QueuedEvent {
  event: Event
  target: Element
  /** What a field held after an `input` event. */
  value: string
}

declare global {
  interface Window {
    /** What the inline script of index.html has queued; it queues nothing once this is gone. */
    earlyEvents?: QueuedEvent[]
  }
}

/** Ends the queue of the inline script, and returns what was pressed and typed until now. */
export function takeEarlyEvents(): QueuedEvent[] {
  const { earlyEvents = [] } = window
  delete window.earlyEvents
  return earlyEvents
}

export function signalHydrated(): void {
  if (isHydrated()) clearFirstPaintFlags()
  document.dispatchEvent(new Event(HYDRATED))
}

/**
 * Prerendered markup can be pressed and typed into before React has hydrated it, when links would
 * load without their effect, buttons do nothing, and Enter would send a form to the static host.
 * This captures such events and replays them, in their order, once all that is visible has been
 * hydrated. After a deadline, or when the returned function is called (the shop could not be
 * loaded), plain links and forms no longer wait, and what was pressed of them last is done.
 * Events that were queued earlier are replayed first.
 */
export function captureEvents(queuedEvents: QueuedEvent[] = []): () => void {
  let isWaiting = true
  const listeners = new AbortController()

  const capture = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element) || opensElsewhere(event)) return
    if (!isWaiting && worksWithoutShop(event, target)) return
    event.stopPropagation()
    // Typing, and the focus that follows a pointer, stay the browser's.
    if (event.type === 'click' || event.type === 'submit') event.preventDefault()
    const last = queuedEvents.at(-1)
    if (event.type === 'input' && last?.event.type === 'input' && last.target === target)
      queuedEvents.pop()
    queuedEvents.push({
      event,
      target,
      value: target instanceof HTMLInputElement ? target.value : '',
    })
  }

  const stopWaiting = () => {
    isWaiting = false
    const last = queuedEvents.findLast(({ event, target }) => worksWithoutShop(event, target))
    if (last) dispatchAgain(last)
  }
  const deadline = setTimeout(stopWaiting, DEADLINE_MS)

  const replay = async () => {
    if (!isHydrated()) return
    clearTimeout(deadline)
    listeners.abort()
    // Every field starts from what React knows, and each event brings what was typed by then.
    for (const { event, target } of queuedEvents)
      if (event.type === 'input' && target instanceof HTMLInputElement)
        target.value = target.defaultValue
    for (const queued of queuedEvents) {
      // An earlier event may have led to another page.
      if (queued.target.isConnected) dispatchAgain(queued)
      // React renders what an event has changed in a microtask, and the next one must meet that.
      await Promise.resolve()
    }
  }

  const { signal } = listeners
  for (const type of ['pointerdown', 'pointerup', 'click', 'input', 'submit'])
    document.addEventListener(type, capture, { capture: true, signal })
  document.addEventListener(HYDRATED, () => void replay(), { signal })
  return stopWaiting
}

/** A click for another tab, or for a menu, is the browser's before hydration and after. */
function opensElsewhere(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
}

/** Links, and forms that ask for a page. One that posts, such as the login, has no server. */
function worksWithoutShop({ type }: Event, target: Element): boolean {
  if (type === 'submit') return !target.matches('[method="post"]')
  const control = 'a[href], form:not([method="post"]) [type="submit"]'
  return type === 'click' && target.closest(control) !== null
}

/** What is out of sight, such as the desktop's filters on a phone, may never be hydrated. */
function isHydrated(): boolean {
  const parts = document.querySelectorAll(`[${HYDRATING_ATTRIBUTE}]`)
  return [...parts].every(({ parentElement }) => parentElement?.getClientRects().length === 0)
}

function dispatchAgain({ event, target, value }: QueuedEvent): void {
  if (event instanceof MouseEvent) target.dispatchEvent(new PointerEvent(event.type, event))
  else if (target instanceof HTMLFormElement) target.requestSubmit()
  else if (target instanceof HTMLInputElement) {
    // By the prototype's setter: React would take a value set by the element's for one it knows.
    Reflect.set(HTMLInputElement.prototype, 'value', value, target)
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
