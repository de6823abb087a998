/** The key of a press without modifiers; undefined if it means something to the browser. */
export function plainKey(event: KeyboardEvent): string | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, key } = event
  return altKey || ctrlKey || metaKey || shiftKey ? undefined : key
}

/** Whether the page has selected text, which arrow keys then extend or leave. */
export function hasSelection(): boolean {
  return document.getSelection()?.isCollapsed === false
}
