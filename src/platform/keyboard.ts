/** On the Mac, Ctrl+K deletes to the end of the line, so shortcuts use ⌘ there. */
const isApple = typeof navigator !== 'undefined' && /^(Mac|iP)/.test(navigator.platform)

/** The key of a press without modifiers; undefined if it means something to the browser. */
export function plainKey(event: KeyboardEvent): string | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, key } = event
  return altKey || ctrlKey || metaKey || shiftKey ? undefined : key
}

/** Whether the page has selected text, which arrow keys then extend or leave. */
export function hasSelection(): boolean {
  return document.getSelection()?.isCollapsed === false
}

/** Whether Ctrl, on the Mac ⌘, is the only modifier of a press. */
export function isCommand(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || shiftKey) return false
  return isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey
}
