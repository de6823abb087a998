/**
 * Gives React's scheduler a `setImmediate`, which it prefers to a message channel of its own.
 * Firefox loses a message that is pending when the page goes into the back/forward cache, and the
 * scheduler posts no other until it arrives, so a restored page would never render what React
 * defers, such as the end of a toast. Call it before React is evaluated.
 */
export function replaceSchedulerChannel(): void {
  const { port1, port2 } = new MessageChannel()
  const post = () => {
    port2.postMessage(null)
  }
  addEventListener('pageshow', post)
  Object.assign(window, {
    setImmediate: (work: () => void) => {
      // The scheduler's work is always the same function, which returns at once if nothing is to be done.
      port1.onmessage = work
      post()
    },
  })
}
