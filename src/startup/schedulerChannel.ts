/**
 * Gives React's scheduler a `setImmediate`, which it prefers to a message channel of its own.
 * Firefox loses a message that is pending when the page goes into the back/forward cache, and the
 * scheduler posts no other until it arrives, so a restored page would never render what React
 * defers, such as the end of a toast. This one posts again then. Call it before React is evaluated.
 */
export function replaceSchedulerChannel(): void {
  const callbacks: (() => void)[] = []
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => callbacks.shift()?.()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    callbacks.forEach(() => {
      port2.postMessage(null)
    })
  })
  Reflect.set(window, 'setImmediate', (callback: () => void) => {
    callbacks.push(callback)
    port2.postMessage(null)
  })
}
