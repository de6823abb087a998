/** Moves the focus to the page's heading, for a control that unmounts when it's pressed. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus()
}
