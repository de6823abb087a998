/** Elements that aren't compared, each with the reason. */
export const allowed = [
  {
    selector: 'legend',
    reason: "A fieldset's legend shrinks to its text in some engines; nothing shows its width.",
  },
  {
    selector: 'br',
    reason: 'A line break draws nothing; Firefox gives it the height of its line.',
  },
  {
    selector: 'noscript',
    reason: 'With JavaScript it draws nothing; Chromium alone gives it a box.',
  },
  {
    selector: '#root [aria-live] > div:empty',
    reason:
      "The toasts' place, whose code is loaded when the page is idle; without one it draws nothing.",
  },
] as const

export const ignored = allowed.map(({ selector }) => selector).join()
