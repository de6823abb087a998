import type { Point, TouchEnd } from './browser'

/**
 * A finger's events in Safari's order, for WebKit, whose driver has no touch. Where the page may
 * scroll vertically, a vertical move becomes a scroll: the pointer is cancelled, and the touch goes on.
 * A tap is followed by the mouse's events, and only gives the focus to a field.
 * Runs in the page, so everything it needs is inside.
 */
export async function touchInPage(path: Point[], end: TouchEnd): Promise<void> {
  const [start] = path
  if (!start) return
  const target = document.elementFromPoint(start.x, start.y) ?? document.body
  const touchActions: string[] = []
  for (let element: Element | null = target; element; element = element.parentElement)
    touchActions.push(getComputedStyle(element).touchAction)
  const mayScroll = !touchActions.includes('none')
  let isCancelled = false

  const frame = () => new Promise(requestAnimationFrame)
  function pointer(type: string, { x, y }: Point) {
    if (isCancelled) return
    // The pointer is captured by the element that it went down on.
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        pointerId: 7,
        pointerType: 'touch',
        isPrimary: true,
        button: type === 'pointermove' ? -1 : 0,
        buttons: type === 'pointerdown' || type === 'pointermove' ? 1 : 0,
        clientX: x,
        clientY: y,
      }),
    )
    isCancelled = type === 'pointercancel'
  }
  function touch(type: string, { x, y }: Point) {
    const finger = { identifier: 7, target, clientX: x, clientY: y }
    const touches = type === 'touchstart' || type === 'touchmove' ? [finger] : []
    const event = new Event(type, { bubbles: true })
    target.dispatchEvent(Object.assign(event, { touches, changedTouches: [finger] }))
  }

  pointer('pointerdown', start)
  touch('touchstart', start)
  for (const point of path.slice(1)) {
    await frame()
    const isVertical = Math.abs(point.y - start.y) > Math.abs(point.x - start.x)
    pointer(mayScroll && isVertical ? 'pointercancel' : 'pointermove', point)
    touch('touchmove', point)
  }
  await frame()
  const last = path.at(-1) ?? start
  pointer(end === 'cancel' ? 'pointercancel' : 'pointerup', last)
  touch(end === 'cancel' ? 'touchcancel' : 'touchend', last)

  if (end === 'cancel' || path.length > 1) return
  const { x: clientX, y: clientY } = start
  const mouse = (type: string) =>
    target.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1, clientX, clientY }),
    )
  const field = target.closest<HTMLElement>(
    'input:not([type="radio"], [type="checkbox"]), textarea',
  )
  const { activeElement } = document
  if (mouse('mousedown')) {
    if (field) field.focus()
    else if (activeElement instanceof HTMLElement) activeElement.blur()
  }
  mouse('mouseup')
  mouse('click')
}
