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

  window.bench = {
    shownCount,

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
