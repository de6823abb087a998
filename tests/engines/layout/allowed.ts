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
] as const

export const ignored = allowed.map(({ selector }) => selector).join()
