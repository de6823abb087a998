/** Dispatched whenever a Suspense boundary of a prerendered page has been hydrated. */
const HYDRATED = 'frond:hydrated'

/** Marks a boundary that isn't hydrated yet (HydrationMarker). */
export const HYDRATING_ATTRIBUTE = 'data-hydrating'

/** Milliseconds after which links and forms no longer wait for the shop. */
const DEADLINE_MS = 8000

interface QueuedEvent {
  event: Event
  target: Element
  /** What a field held after an `input` event. */
  value: string
  /** It works without the app: a link, or a form that asks for a page. */
  isPlain: boolean
}

interface EarlyEvents {
  queue: QueuedEvent[]
  /** False while plain links and forms aren't captured. */
  capturesPlain: boolean
  /** Ends the capture, and lets the router handle Back and Forward. */
  stop: () => void
}

declare global {
  interface Window {
    /** Set by the inline script of index.html until main.ts has taken over. */
    earlyEvents?: EarlyEvents
  }
}

/**
 * Signals that a boundary has been hydrated. With the last one, what the inline script of index.html has
 * set on the document no longer applies: `data-session` if a session is stored, `data-filtered` if the
 * URL names filters.
 */
export function signalHydrated(): void {
  if (isHydrated()) {
    const { dataset } = document.documentElement
    delete dataset['session']
    delete dataset['filtered']
  }
  document.dispatchEvent(new Event(HYDRATED))
}

/**
 * Replays the events that index.html captures, in order, once everything visible has been hydrated.
 * After a deadline, or when the returned function is called (the app fails to load), plain links
 * and forms no longer wait, and the last one pressed is followed.
 */
export function replayWhenHydrated(early: EarlyEvents): () => void {
  early.capturesPlain = true
  const stopWaiting = () => {
    early.capturesPlain = false
    const last = early.queue.findLast(({ isPlain }) => isPlain)
    if (last) dispatchAgain(last)
  }
  const deadline = setTimeout(stopWaiting, DEADLINE_MS)

  const replay = async () => {
    if (!isHydrated()) return
    document.removeEventListener(HYDRATED, onHydrated)
    clearTimeout(deadline)
    early.stop()
    // Fields start with the value that React knows; each event sets what was typed by then.
    for (const { event, target } of early.queue)
      if (event.type === 'input' && target instanceof HTMLInputElement)
        target.value = target.defaultValue
    for (const queued of early.queue) {
      // An earlier event may have led to another page.
      if (queued.target.isConnected) dispatchAgain(queued)
      // React renders an event's changes in a microtask, which the next event has to wait for.
      await Promise.resolve()
    }
  }
  const onHydrated = () => void replay()
  document.addEventListener(HYDRATED, onHydrated)
  return stopWaiting
}

/** Hidden boundaries, such as the desktop's filters on a phone, may never be hydrated. */
function isHydrated(): boolean {
  const markers = document.querySelectorAll(`[${HYDRATING_ATTRIBUTE}]`)
  return [...markers].every(({ parentElement }) => parentElement?.getClientRects().length === 0)
}

function dispatchAgain({ event, target, value }: QueuedEvent): void {
  if (event instanceof MouseEvent) target.dispatchEvent(new PointerEvent(event.type, event))
  else if (target instanceof HTMLFormElement) target.requestSubmit()
  else if (target instanceof HTMLInputElement) {
    // The prototype's setter, because React considers values set by the element's own known.
    Reflect.set(HTMLInputElement.prototype, 'value', value, target)
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
