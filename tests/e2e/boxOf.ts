import type { Locator } from '@playwright/test'

/** The position and size of something visible, in pixels. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not rendered.')
  const { x: left, y: top, width, height } = box
  return { left, top, width, height, right: left + width, bottom: top + height }
}
