/** On the Mac, Ctrl+K deletes to the end of the line, so shortcuts use ⌘ there. */
const isApple = typeof navigator !== 'undefined' && /^(Mac|iP)/.test(navigator.platform)

/** Whether an input method is composing text, whose keys belong to it alone. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before its last key, which only has the legacy code.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return event.isComposing || event.keyCode === 229
}

/** The key of a press without modifiers; undefined if it means something to the browser or an input method. */
export function plainKey(event: KeyboardEvent): string | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, key } = event
  return altKey || ctrlKey || metaKey || shiftKey || isComposing(event) ? undefined : key
}

/** Whether the page has selected text, which arrow keys then extend or leave. */
export function hasSelection(): boolean {
  return document.getSelection()?.isCollapsed === false
}

/** Whether Ctrl, on the Mac ⌘, is the only modifier of a press. */
export function isCommand(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || shiftKey || isComposing(event)) return false
  return isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey
}
