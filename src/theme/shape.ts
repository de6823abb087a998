/** Corners, lengths and times. */
export const look = {
  radius: { control: '10px', card: '20px', chip: '999px' },
  /** The page's width: 1240 px, and 24 px of padding on both sides. */
  container: '1288px',
  /** The least height of anything that can be pressed. */
  touch: '44px',
  /** Lifts a card under the pointer; nothing rests on a shadow. */
  lift: '0 12px 32px -16px rgb(27 42 33 / .28)',
  motion: {
    press: '120ms cubic-bezier(.2,.8,.2,1)',
    hover: '200ms cubic-bezier(.2,.8,.2,1)',
    enter: '280ms cubic-bezier(.2,.8,.2,1)',
  },
} as const
