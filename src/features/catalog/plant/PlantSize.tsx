import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PlantImage } from '../../../components/PlantImage'
import type { Product } from '../../../contract/entities'
import { theme } from '../../../theme/theme'
import { lengthLabel } from '../plantFacts'

/** The chair's height in cm, and its picture's width by its height. */
const CHAIR = { height: 90, ratio: 230 / 450 }
/** A plant's picture is 4:5, and the plant in it takes this much of its height. */
const PICTURE = { ratio: 4 / 5, plant: 0.87, below: 0.06 }
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
export function PlantSize({ image, size }: PlantSizeProps) {
  const tallest = Math.max(size.grown, CHAIR.height)
  const plantsWidth = ((size.arrives + size.grown) / PICTURE.plant) * PICTURE.ratio
  const allOfIt = CHAIR.height * CHAIR.ratio + plantsWidth
  const centimetre = `min(${String(HEIGHT / tallest)}rem, ${String((100 * WIDTH) / allOfIt)}cqi)`
  const length = (centimetres: number) => `calc(${String(centimetres)} * ${centimetre})`
  const chair = { height: length(CHAIR.height), width: length(CHAIR.height * CHAIR.ratio) }
  const plants = [
    { label: 'Arrives', height: size.arrives },
    { label: 'Grown', height: size.grown },
  ]
  const text = `Beside a chair of ${lengthLabel(CHAIR.height)}: ${lengthLabel(size.arrives)} tall when it arrives, ${lengthLabel(size.grown)} when fully grown.`
  return (
    <Drawing variant="tint" role="img" aria-label={text}>
      <Figure label="Chair" height={CHAIR.height}>
        <img src="/illustrations/chair.svg" alt="" style={chair} />
      </Figure>
      {plants.map(({ label, height }) => {
        const picture = height / PICTURE.plant
        return (
          <Figure key={label} label={label} height={height}>
            <PlantImage
              src={image}
              style={{
                height: length(picture),
                width: length(picture * PICTURE.ratio),
                // The pictures leave room around their plants.
                marginBlock: `calc(-1 * ${length(picture * (1 - PICTURE.plant - PICTURE.below))}) calc(-1 * ${length(picture * PICTURE.below)})`,
              }}
            />
          </Figure>
        )
      })}
    </Drawing>
  )
}

interface FigureProps {
  label: string
  /** In cm. */
  height: number
  children: ReactNode
}

function Figure({ label, height, children }: FigureProps) {
  return (
    <Typography component="div" variant="label" aria-hidden="true">
      {children}
      <span>{label}</span>
      <small>{lengthLabel(height)}</small>
    </Typography>
  )
}
