import type { Theme } from '@mui/material/styles'
import { shape } from '../shape'

/**
 * A plant's shadow on a dark tile, where that of the drawing is hardly visible.
 *
 * @param top the distance of the pot's foot from the tile's top
 */
export const groundShadow = (top: string) =>
  `radial-gradient(34% 4% at 54% ${top}, light-dark(transparent, rgb(0 0 0 / .6)), transparent)`

/** The background of a plant's picture: 4:5, tinted by `data-category`. */
export function tile({ vars: { palette }, shape }: Theme) {
  return {
    position: 'relative',
    aspectRatio: '4 / 5',
    borderRadius: shape.card,
    backgroundColor: palette.tile.sage,
    '&[data-category="cacti"]': { backgroundColor: palette.tile.sand },
    '&[data-category="flowering"]': { backgroundColor: palette.tile.blush },
    '&[data-category="climbers"]': { backgroundColor: palette.tile.sky },
    // A narrow arch at any width: half the width is two fifths of the height.
    '&[data-shape="arch"]': {
      overflow: 'hidden',
      borderRadius: `50% 50% ${shape.card} ${shape.card} / 40% 40% ${shape.card} ${shape.card}`,
    },
    // Beside a line of an order.
    '&[data-shape="thumb"]': { flex: 'none', width: 44, borderRadius: shape.borderRadius },
    '& > a': { display: 'block', borderRadius: 'inherit' },
    // A missing picture leaves an empty tile, not a broken-image icon.
    '& img[data-broken]': { visibility: 'hidden' },
    '& img': { width: '100%', height: 'auto' },
  } as const
}

/** A picture's arch that is as tall as its box, which is the container for the arch's size. */
export const tallArch = {
  overflow: 'hidden',
  height: '100%',
  aspectRatio: 'auto',
  borderRadius: `50cqi 50cqi ${shape.card} ${shape.card}`,
  '& img': {
    position: 'absolute',
    inset: 0,
    height: '100%',
    objectFit: 'cover',
    objectPosition: '50% 100%',
  },
} as const
