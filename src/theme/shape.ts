import { keyframes, type Shadows, type ShapeOptions, type ThemeOptions } from '@mui/material/styles'

declare module '@mui/material/styles' {
  interface Shape {
    /** Radius of cards and panels. */
    card: string
    /** Radius of chips and anything round. */
    pill: string
  }
  interface ShapeOptions {
    card: string
    pill: string
  }
  interface Theme {
    size: Size
  }
  interface ThemeOptions {
    size: Size
  }
  interface Mixins {
    /** Fades in after a delay, so that a quick load shows nothing. */
    appearLate: { animation: string }
  }
  interface Duration {
    press: number
    hover: number
    enter: number
  }
}

interface Size {
  /** The minimum height of a touch target. */
  touch: string
  /** The page's width: 1240 px, on wide screens nine tenths of them, and 24 px of padding on both sides. */
  container: string
}

export const shape: ShapeOptions = { borderRadius: 10, card: '20px', pill: '999px' }

export const size: Size = { touch: '44px', container: 'max(1288px, min(92vw, 2300px))' }

const lift = '0 12px 32px -16px rgb(27 42 33 / .28)'
const toast = '0 16px 40px -16px rgb(11 20 15 / .5)'
const dialog = '0 32px 80px -32px rgb(11 20 15 / .6)'

/** 1: hovered card, 2: toast, 3: dialog. Nothing at rest has a shadow. */
// prettier-ignore
export const shadows: Shadows = [
  'none', lift, toast, dialog, 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none',
  'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none',
]

const easing = 'cubic-bezier(.2,.8,.2,1)'
const [press, hover, enter] = [120, 200, 280]

/** Milliseconds. */
export const transitions: NonNullable<ThemeOptions['transitions']> = {
  easing: { easeInOut: easing, easeOut: easing, easeIn: easing, sharp: easing },
  duration: {
    press,
    hover,
    enter,
    shortest: press,
    shorter: hover,
    short: hover,
    standard: hover,
    complex: enter,
    enteringScreen: enter,
    leavingScreen: hover,
  },
}

const appear = keyframes({ from: { opacity: 0 } })

export const mixins: NonNullable<ThemeOptions['mixins']> = {
  appearLate: { animation: `${appear.toString()} ${String(enter)}ms ${easing} 200ms both` },
}
