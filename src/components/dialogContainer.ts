/** The id of what a dialog stands in and covers; the toasts stand outside it. */
export const DIALOG_CONTAINER_ID = 'dialog-container'

/**
 * Where dialogs are put. All else in it is hidden from assistive technology while one is open; in
 * the document's body that would hide the toasts' live region as well, and mute them.
 */
export const dialogContainer = (): HTMLElement | null =>
  document.getElementById(DIALOG_CONTAINER_ID)
