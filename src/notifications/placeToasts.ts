import { KEEP_CLEAR_ATTRIBUTE } from '../components/keepClear'

/** px, between the window's edges and the toasts, and between two of them (notistack). */
const MARGIN = 20
const GAP = 12
/** px around a press, half the height of a control. */
const FINGER = 22
/** Milliseconds after which a press is unrelated to a toast. */
const PRESS_MS = 5000

let press = { x: 0, y: 0, at: -PRESS_MS }

function rememberPress({ clientX: x, clientY: y, timeStamp: at }: MouseEvent): void {
  // A click by keyboard has no position; its control has the focus.
  if (x !== 0 || y !== 0) press = { x, y, at }
}

/** Remembers the last press, whose control toasts mustn't cover. */
export function followPresses(): () => void {
  window.addEventListener('click', rememberPress, true)
  return () => {
    window.removeEventListener('click', rememberPress, true)
  }
}

interface Obstacle {
  top: number
  right: number
  bottom: number
}

/** What toasts mustn't cover: marked elements and the pressed control, from the bottom up. */
function obstacles(): Obstacle[] {
  const marked = [...document.querySelectorAll(`[${KEEP_CLEAR_ATTRIBUTE}]`)]
  const focused = document.activeElement?.closest('a, button, input')
  const found: Obstacle[] = [...marked, ...(focused ? [focused] : [])]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0)
  if (performance.now() - press.at < PRESS_MS)
    found.push({ top: press.y - FINGER, right: press.x + FINGER, bottom: press.y + FINGER })
  return found.toSorted((one, other) => other.bottom - one.bottom)
}

/** Moves the toasts up from the window's bottom until they cover no obstacle. */
export function placeToasts(): void {
  const stack = document.querySelector<HTMLElement>('.notistack-SnackbarContainer')
  if (!stack) return
  const toasts = [...stack.querySelectorAll<HTMLElement>('[role="alert"]')]
  const width = Math.max(...toasts.map(({ offsetWidth }) => offsetWidth))
  const height = toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP, MARGIN)
  let edge = window.innerHeight
  for (const { top, right, bottom } of obstacles()) {
    const isBeside = right < window.innerWidth - width - MARGIN
    const isApart = bottom <= edge - height || top >= edge
    // Where there's no room above it, toasts stay below.
    if (!isBeside && !isApart && top > height) edge = top
  }
  stack.style.translate = `0 ${String(edge - window.innerHeight)}px`
}
