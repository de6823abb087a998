/** Runs work after the next frame has been painted, so that it doesn't delay what a press shows. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(work)
  })
}
