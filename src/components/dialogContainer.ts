/** The id of the element that contains every dialog. The toasts are outside it. */
export const DIALOG_CONTAINER_ID = 'dialog-container'

/**
 * Dialogs are rendered into this element. MUI hides its other children from assistive technology
 * while a dialog is open; if dialogs were rendered into the body, that would also silence the
 * toasts' live region.
 */
export const dialogContainer = (): HTMLElement | null =>
  document.getElementById(DIALOG_CONTAINER_ID)
