/**
 * Gives React's scheduler a `setImmediate`, which it prefers to a message channel of its own.
 * Firefox delivers no message of a channel that was created before the page went into the
 * back/forward cache, so a restored page would never render what React defers, such as a filter's
 * result. This one gets a new channel then. Call it before React is evaluated.
 */
export function replaceSchedulerChannel(): void {
  const callbacks: (() => void)[] = []
  const runNext = () => callbacks.shift()?.()
  const connect = () => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = runNext
    return port2
  }
  let port = connect()
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    port = connect()
    callbacks.forEach(() => {
      port.postMessage(null)
    })
  })
  Reflect.set(window, 'setImmediate', (callback: () => void) => {
    callbacks.push(callback)
    port.postMessage(null)
  })
}
