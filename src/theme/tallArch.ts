import { shape } from './shape'

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
