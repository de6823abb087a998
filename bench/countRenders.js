/**
 * Runs in the page before React, and counts the components that it renders, as React's developer tools
 * do: `window.renders`.
 */
export function countRenders() {
  /** React's numbers for components that are functions or classes, also with a ref or memoised. */
  const components = new Set([0, 1, 11, 14, 15])
  const PERFORMED_WORK = 1
  window.renders = 0

  const mounted = (fiber) => {
    if (components.has(fiber.tag)) window.renders += 1
    for (let child = fiber.child; child; child = child.sibling) mounted(child)
  }
  const updated = (fiber, before) => {
    if (components.has(fiber.tag) && fiber.flags & PERFORMED_WORK) window.renders += 1
    if (fiber.child === before.child) return
    for (let child = fiber.child; child; child = child.sibling)
      if (child.alternate) updated(child, child.alternate)
      else mounted(child)
  }
  const ignore = () => undefined
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers: new Map(),
    supportsFiber: true,
    inject: () => 1,
    checkDCE: ignore,
    onCommitFiberUnmount: ignore,
    onPostCommitFiberRoot: ignore,
    onCommitFiberRoot: (_id, { current }) => {
      if (current.alternate) updated(current, current.alternate)
    },
  }
}
