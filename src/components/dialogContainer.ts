/** The id of the page under the dialogs. The toasts are outside it, so that they are announced. */
export const PAGE_ID = 'page'

/** The id of the element that contains every dialog. */
export const DIALOG_CONTAINER_ID = 'dialog-container'

/**
 * Dialogs are rendered into this element, which is empty otherwise: MUI hides the other children of a
 * dialog's container from assistive technology, and `useHiddenPage` hides the page.
 */
export const dialogContainer = (): HTMLElement | null =>
  document.getElementById(DIALOG_CONTAINER_ID)
