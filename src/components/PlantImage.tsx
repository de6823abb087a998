import type { ComponentProps } from 'react'

/** Marks a picture that failed to load; the theme hides the broken-image icon. */
const markIfBroken = (image: HTMLImageElement | null) => {
  // It may have failed before hydration, when no error handler was attached.
  if (image?.complete === true && image.naturalWidth === 0 && image.src !== '')
    image.dataset['broken'] = ''
}

interface PlantImageProps extends Omit<ComponentProps<'img'>, 'alt' | 'src'> {
  /** The picture's URL; '' if the product has none. */
  src: string
}

/**
 * A plant's picture. Decorative, because the name is beside it; a missing picture leaves the tile
 * empty.
 */
export function PlantImage({ src, ...rest }: PlantImageProps) {
  return (
    <img
      {...rest}
      ref={markIfBroken}
      src={src === '' ? undefined : src}
      alt=""
      onError={({ currentTarget }) => {
        currentTarget.dataset['broken'] = ''
      }}
      onLoad={({ currentTarget }) => {
        delete currentTarget.dataset['broken']
      }}
    />
  )
}
