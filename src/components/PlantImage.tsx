import type { ComponentProps } from 'react'

/** Marks a picture that could not be loaded; the theme hides its torn frame. */
const markIfBroken = (image: HTMLImageElement | null) => {
  // It may have failed before this page was hydrated, when nobody heard of it.
  if (image?.complete === true && image.naturalWidth === 0 && image.src !== '')
    image.dataset['broken'] = ''
}

interface PlantImageProps extends Omit<ComponentProps<'img'>, 'alt' | 'src'> {
  /** Address of the picture; '' where there is none. */
  src: string
}

/** A plant's picture, which only repeats the name beside it; nothing is drawn where it is missing. */
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
