import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PlantImage } from '../../components/PlantImage'
import type { Product } from '../../contract/entities'
import { lengthLabel } from './lengthLabel'

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
    <Paper
      variant="tint"
      role="img"
      aria-label={text}
      sx={{
        containerType: 'inline-size',
        display: 'flex',
        alignItems: 'flex-end',
        justifyContent: 'space-evenly',
        gap: 3,
        px: 3,
        pt: 4,
        pb: 3,
      }}
    >
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
    </Paper>
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
    <Stack
      aria-hidden="true"
      sx={{ alignItems: 'center', minWidth: 0, '& img': { maxWidth: 'none' } }}
    >
      {children}
      <Box sx={{ mt: 2, textAlign: 'center' }}>
        <Typography variant="label">{label}</Typography>
        <Typography variant="body2" color="textSecondary">
          {lengthLabel(height)}
        </Typography>
      </Box>
    </Stack>
  )
}
