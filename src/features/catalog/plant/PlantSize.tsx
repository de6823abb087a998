import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { PlantImage } from '@/components/PlantImage'
import type { Product } from '@/contract/entities'
import { theme } from '@/theme/theme'
import { lengthLabel } from '../plantFacts'

/** Width by height of a picture, and the parts of its height that its object takes and leaves below. */
const chairPicture = { ratio: 230 / 450, filled: 1, below: 0 }
const plantPicture = { ratio: 4 / 5, filled: 0.87, below: 0.06 }

/** The chair's height in cm. */
const CHAIR = 90
/** The drawing's height, in rem where there's room. */
const HEIGHT = 11
/** The part of the width that the drawing may take; the rest is for the gaps. */
const WIDTH = 0.9

interface PlantSizeProps {
  image: string
  size: NonNullable<NonNullable<Product['care']>['size']>
}

const { spacing, typography, vars } = theme

const Drawing = styled(Paper)({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-evenly',
  gap: spacing(3),
  padding: spacing(4, 3, 3),
  // A picture with its label and height.
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minWidth: 0,
    textAlign: 'center',
  },
  '& img': { maxWidth: 'none' },
  '& span': { marginBlockStart: spacing(2) },
  '& small': { ...typography.body2, color: vars.palette.text.secondary },
})

/** The plant beside a chair, to scale: as it arrives, and fully grown. */
export function PlantSize({ image, size: { arrives, grown } }: PlantSizeProps) {
  const figures = [
    { label: 'Chair', height: CHAIR, src: '/illustrations/chair.svg', ...chairPicture },
    { label: 'Arrives', height: arrives, src: image, ...plantPicture },
    { label: 'Grown', height: grown, src: image, ...plantPicture },
  ].map((figure) => ({ ...figure, picture: figure.height / figure.filled }))
  const tallest = Math.max(grown, CHAIR)
  const allOfIt = figures.reduce((sum, { picture, ratio }) => sum + picture * ratio, 0)
  const centimetre = `min(${String(HEIGHT / tallest)}rem, ${String((100 * WIDTH) / allOfIt)}cqi)`
  const length = (centimetres: number) => `calc(${String(centimetres)} * ${centimetre})`
  const text = `Beside a chair of ${lengthLabel(CHAIR)}: ${lengthLabel(arrives)} tall when it arrives, ${lengthLabel(grown)} when fully grown.`
  return (
    <Drawing variant="tint" role="img" aria-label={text}>
      {figures.map(({ label, height, src, ratio, filled, below, picture }) => (
        <Typography key={label} component="div" variant="label" aria-hidden="true">
          <PlantImage
            src={src}
            style={{
              height: length(picture),
              width: length(picture * ratio),
              // Without the room that a picture leaves around its object.
              marginBlock: `${length(-picture * (1 - filled - below))} ${length(-picture * below)}`,
            }}
          />
          <span>{label}</span>
          <small>{lengthLabel(height)}</small>
        </Typography>
      ))}
    </Drawing>
  )
}
