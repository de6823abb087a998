import { describe, expect, it } from '@jest/globals'
import { compareLayouts } from './compareLayouts'
import type { Box } from './measureLayout'

const box = (path: string, width: number, height: number, line = 0): Box => ({
  path,
  label: path.slice(path.lastIndexOf('/') + 1),
  width,
  height,
  line,
})

describe('the comparison of two layouts', () => {
  it('lets sizes differ by 4 px or 3 %', () => {
    const reference = [box('body', 1280, 900), box('body/p:1', 100, 20)]
    expect(compareLayouts(reference, [box('body', 1280, 925), box('body/p:1', 104, 16)])).toEqual(
      [],
    )
    expect(compareLayouts(reference, [box('body', 1280, 940), box('body/p:1', 100, 20)])).toEqual([
      'body body is 1280.0 × 940.0 instead of 1280.0 × 900.0',
    ])
  })

  it('names the innermost element that differs, and the outermost that is missing or extra', () => {
    const reference = [
      box('body', 100, 100),
      box('body/div:1', 100, 100),
      box('body/div:1/svg:1', 18, 18),
      box('body/p:1', 50, 20),
      box('body/p:1/b:1', 50, 20),
    ]
    const other = [
      box('body', 100, 50),
      box('body/div:1', 100, 50),
      box('body/div:1/svg:1', 0, 18),
      box('body/ul:1', 50, 20),
      box('body/ul:1/li:1', 50, 20),
    ]
    expect(compareLayouts(reference, other)).toEqual([
      'body/p:1 p:1 is missing',
      'body/ul:1 ul:1 is extra',
      'body/div:1/svg:1 svg:1 is 0.0 × 18.0 instead of 18.0 × 18.0',
    ])
  })

  it('lets a long text wrap differently, by one line', () => {
    const reference = [box('body', 300, 100), box('body/p:1', 300, 50, 25)]
    expect(
      compareLayouts(reference, [box('body', 300, 125), box('body/p:1', 300, 75, 25)]),
    ).toEqual([])
    expect(
      compareLayouts(reference, [box('body', 300, 150), box('body/p:1', 300, 100, 25)]),
    ).toHaveLength(1)
    const short = [box('body/p:1', 300, 25, 25)]
    expect(compareLayouts(short, [box('body/p:1', 300, 0, 25)])).toHaveLength(1)
  })
})
