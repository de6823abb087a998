/** Runs in the page before its own scripts, and defines `window.bench` for the measurements. */
export function installBench() {
  const labelled = (name) => document.querySelector(`[aria-label="${name}"]`)
  const dialog = () => document.querySelector('[role=dialog]')
  const shownCount = () =>
    Number(/\(Showing (\d+) products\)/.exec(document.querySelector('main')?.textContent)?.[1])

  /** What a press has to show. */
  const conditions = {
    hasCount: (count) => document.querySelector('button').textContent === count,
    isAbsent: (name) => labelled(name) === null,
    isPresent: (name) => labelled(name) !== null,
    isInHeader: (name) => document.querySelector(`header [aria-label^="${name}"]`) !== null,
    shows: (count) => shownCount() === count,
    hasDialog: (isOpen) => (dialog() !== null) === isOpen,
    hasHeading: (name) => document.querySelector('h1')?.textContent.startsWith(name),
    hasLines: (count) => document.querySelectorAll('main article').length === count,
    hasQty: (qty) => document.querySelector('main article').textContent.includes(`Quantity ${qty}`),
  }

  window.bench = {
    holds: (condition, value) => conditions[condition](value),

    /**
     * Observes the next press until a condition holds. `window.bench.press()` then resolves to the
     * milliseconds from the end of the press: `shown`, until the frame with the result is painted, and
     * `inp`, until the next paint of any kind, as Event Timing reports it.
     */
    watchPress(condition, value) {
      const events = []
      const observer = new PerformanceObserver((found) => events.push(...found.getEntries()))
      observer.observe({ type: 'event', durationThreshold: 16 })
      let ended = 0
      const types = ['pointerup', 'keydown']
      const end = ({ timeStamp }) => {
        ended = timeStamp
      }
      for (const type of types) addEventListener(type, end, { capture: true, once: true })
      const shown = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`Not shown: ${condition} ${value}`)), 20_000)
        const look = () => {
          if (ended === 0 || !conditions[condition](value)) requestAnimationFrame(look)
          // Runs once the current frame is painted.
          else
            scheduler.postTask(() => resolve(performance.now() - ended), {
              priority: 'user-blocking',
            })
        }
        look()
      })
      window.bench.press = async () => {
        const time = await shown
        // The entries of a frame are delivered after its paint.
        await new Promise((resolve) => setTimeout(resolve, 300))
        events.push(...observer.takeRecords())
        observer.disconnect()
        const durations = events
          .filter(({ interactionId }) => interactionId > 0)
          .map(({ duration }) => duration)
        return { shown: time, inp: Math.max(16, ...durations) }
      }
    },
  }
}
