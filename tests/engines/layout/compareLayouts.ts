import type { Box } from './measureLayout'

const PIXELS = 4
const SHARE = 0.03

const isClose = (a: number, b: number, extra = 0) =>
  Math.abs(a - b) <= Math.max(PIXELS, SHARE * Math.max(a, b)) + extra

/** The number of a text's lines, estimated from its height. */
const linesOf = ({ line, height }: Box) => (line === 0 ? 0 : Math.round(height / line))

const sizeOf = ({ width, height }: Box) => `${width.toFixed(1)} × ${height.toFixed(1)}`

/**
 * Describes the innermost elements that differ from the reference by more than 4 px and 3 %. A text
 * of several lines may wrap differently: it and its containers may differ by one line, and it in its width.
 */
export function compareLayouts(reference: readonly Box[], other: readonly Box[]): string[] {
  const others = new Map(other.map((box) => [box.path, box]))
  const known = new Set(reference.map(({ path }) => path))
  const broken = reference.flatMap((box) => {
    const twin = others.get(box.path)
    const lines = twin ? [linesOf(box), linesOf(twin)] : []
    const isBroken = Math.max(...lines) > 1 && Math.abs((lines[0] ?? 0) - (lines[1] ?? 0)) === 1
    return isBroken ? [box] : []
  })
  const slack = (path: string) =>
    Math.max(
      0,
      ...broken
        .filter((text) => text.path === path || text.path.startsWith(`${path}/`))
        .map(({ line }) => line),
    )

  const isIn = (path: string, other: string) => path.startsWith(`${other}/`)
  const onlyIn = (boxes: readonly Box[], paths: { has: (path: string) => boolean }) => {
    const absent = boxes.filter(({ path }) => !paths.has(path))
    return absent.filter(({ path }) => !absent.some((outer) => isIn(path, outer.path)))
  }
  const sized = reference.flatMap((box) => {
    const twin = others.get(box.path)
    const isSame =
      !twin ||
      ((broken.includes(box) || isClose(box.width, twin.width)) &&
        isClose(box.height, twin.height, slack(box.path)))
    return isSame ? [] : [{ ...box, is: sizeOf(twin), was: sizeOf(box) }]
  })
  return [
    ...onlyIn(reference, others).map(({ path, label }) => `${path} ${label} is missing`),
    ...onlyIn(other, known).map(({ path, label }) => `${path} ${label} is extra`),
    // The innermost ones, because their containers differ with them.
    ...sized
      .filter(({ path }) => !sized.some((inner) => isIn(inner.path, path)))
      .map(({ path, label, is, was }) => `${path} ${label} is ${is} instead of ${was}`),
  ]
}
