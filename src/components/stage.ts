/** The id of what a dialog stands in and covers; the toasts stand outside it. */
export const STAGE_ID = 'stage'

/**
 * Where dialogs are put. All else on the stage is hidden from assistive technology while one is
 * open; in the document's body that would hide the toasts' live region as well, and mute them.
 */
export const stage = (): HTMLElement | null => document.getElementById(STAGE_ID)
