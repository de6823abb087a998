/** Runs in the page before its own scripts, and defines `window.bench` for the measurements. */
export function installBench() {
  const cards = () => [...document.querySelectorAll('article')]
  const nameOf = (card) =>
    document.getElementById(card.getAttribute('aria-labelledby'))?.textContent
  const shownCount = () =>
    Number(/\(Showing (\d+) products\)/.exec(document.querySelector('main')?.textContent)?.[1])
  const areFirstOf = (shown, names) =>
    shown.length > 0 && shown.every((card, place) => nameOf(card) === names[place])

  /**
   * Resolves to the milliseconds since `started` once the current frame is painted. A message would
   * wait for the next slice of React's deferred work, which a shopper doesn't see.
   */
  const untilPainted = (started) =>
    scheduler.postTask(() => performance.now() - started, { priority: 'user-blocking' })

  const labelled = (name) => document.querySelector(`[aria-label="${name}"]`)
  const dialog = () => document.querySelector('[role=dialog]')

  window.bench = {
    shownCount,

    /** The conditions that a press has to fulfil. */
    conditions: {
      hasCount: (count) => document.querySelector('button').textContent === count,
      isAbsent: (name) => labelled(name) === null,
      isPresent: (name) => labelled(name) !== null,
      isInHeader: (name) => document.querySelector(`header [aria-label^="${name}"]`) !== null,
      shows: (count) => shownCount() === count,
      isFirst: (name) => nameOf(cards()[0]) === name,
      hasText: (text) => document.activeElement.value === text,
      hasDialog: (isOpen) => (dialog() !== null) === isOpen,
      isOtherPlant: (name) => dialog().querySelector('h2').textContent !== name,
      hasHeading: (name) => document.querySelector('h1')?.textContent.startsWith(name),
      hasQty: (qty) => cards()[0].textContent.includes(`Quantity ${qty}`),
    },

    /** True if all visible cards belong to this result and fill the window. */
    areRowsInViewOf({ names, count }) {
      const all = cards()
      // Avoids reading positions, which forces a layout, in earlier frames.
      if (all.length === 0 || nameOf(all[0]) !== names[0]) return false
      const inView = all.filter((card) => card.getBoundingClientRect().top < innerHeight)
      const fillsWindow =
        all.length === count || all.at(-1).getBoundingClientRect().bottom >= innerHeight
      return fillsWindow && areFirstOf(inView, names)
    },

    /** True if the count and every card in the page belong to this result. */
    isWholeResult: ({ names, count }) => shownCount() === count && areFirstOf(cards(), names),

    /** Observes the next interaction until a condition holds. */
    watchInteraction(condition, value) {
      const isShown = () => window.bench.conditions[condition](value)
      const events = []
      const observe = (type, list, options) => {
        const observer = new PerformanceObserver((found) => list.push(...found.getEntries()))
        observer.observe({ type, ...options })
        return () => {
          list.push(...observer.takeRecords())
          observer.disconnect()
        }
      }
      const stop = observe('event', events, { durationThreshold: 16 })
      let ended = 0
      const renders = window.renders
      let rendered
      const end = ({ timeStamp }) => {
        ended = timeStamp
        performance.mark('ended')
      }
      for (const type of ['pointerup', 'keydown', 'keyup']) addEventListener(type, end, true)
      const shown = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`Not shown: ${condition} ${value}`)), 20_000)
        const look = () => {
          if (ended === 0 || !isShown()) requestAnimationFrame(look)
          else {
            rendered = window.renders - renders
            untilPainted(ended).then((time) => {
              performance.mark('shown')
              resolve(time)
            })
          }
        }
        look()
      })
      window.bench.interaction = async () => {
        const answered = await shown
        // The entries of a frame are delivered after its paint.
        await new Promise((resolve) => setTimeout(resolve, 300))
        stop()
        for (const type of ['pointerup', 'keydown', 'keyup']) removeEventListener(type, end, true)
        const interaction = events.filter(({ interactionId }) => interactionId > 0)
        const [longest] = interaction.sort(
          (a, b) => b.duration - a.duration || b.processingStart - a.processingStart,
        )
        const {
          startTime = 0,
          processingStart = 0,
          processingEnd = 0,
          duration = 16,
        } = longest ?? {}
        return {
          longest: duration,
          shown: answered,
          waiting: processingStart - startTime,
          handlers: processingEnd - processingStart,
          rendered,
        }
      }
    },

    /**
     * Milliseconds from an action to the paint of the first frame in which each named condition
     * holds.
     */
    timeToPaint(action, conditions) {
      return new Promise((resolve) => {
        const times = {}
        const names = Object.keys(conditions)
        const started = performance.now()
        action()
        // A frame costs 5 ms and more on a slowed-down CPU, so none is requested that changes nothing.
        let hasRequested = true
        const observer = new MutationObserver(() => {
          if (!hasRequested) requestAnimationFrame(look)
          hasRequested = true
        })
        observer.observe(document, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        })
        const look = () => {
          hasRequested = false
          for (const name of names)
            if (!(name in times) && conditions[name]()) times[name] = untilPainted(started)
          if (names.some((name) => !(name in times))) return
          observer.disconnect()
          Promise.all(names.map(async (name) => [name, await times[name]])).then((entries) =>
            resolve(Object.fromEntries(entries)),
          )
        }
        requestAnimationFrame(look)
      })
    },
  }
}
