/**
 * Clears what the inline script of index.html sets on the document before the first paint:
 * `data-session` when a session is stored, `data-filtered` when the URL names filters. Call it once
 * the hydrated page shows the current state.
 */
export function clearFirstPaintFlags(): void {
  const { dataset } = document.documentElement
  delete dataset['session']
  delete dataset['filtered']
}
