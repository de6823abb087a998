import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import MuiLink from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Fragment, useId, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Dialog } from '../../../components/Dialog'
import { RadioField } from '../../../components/RadioField'
import { HOUSEMATES, type Housemate, type Light } from '../../../contract/entities'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { isListing } from '../../../navigation/paths'
import { selectProducts } from '../catalogApi'
import { describeSpot } from './plantsForSpot'
import { PLANT_DIALOG, plantHref } from './plantUrl'
import { selectSpot, type Spot, spotChosen, spotDeclined } from './spotSlice'

const lights: { value: Light; label: string }[] = [
  { value: 'shade', label: 'Dim: far from a window, or facing north' },
  { value: 'bright', label: 'Bright, without direct sun' },
  { value: 'sun', label: 'In the sun for hours' },
]

const housemateLabels: Record<Housemate, string> = {
  cats: 'Cats',
  dogs: 'Dogs',
  children: 'Small children',
}

const unknown: Spot = { light: null, housemates: [] }

interface SpotDialogProps {
  open: boolean
  onClose: () => void
}

/** Asks where the plants will be. Every plant then says how it would do there. */
export default function SpotDialog({ open, onClose }: SpotDialogProps) {
  const dispatch = useAppDispatch()
  const saved = useAppSelector(selectSpot)
  const products = useAppSelector(selectProducts)
  const [edited, setEdited] = useState<Spot | null>(null)
  const labelId = useId()
  const spot = edited ?? saved ?? unknown
  const location = useLocation()
  const { pathname, search } = location
  const state: unknown = location.state
  const found = products && describeSpot(products, spot)
  const save = () => {
    const isEmpty = spot.light === null && spot.housemates.length === 0
    dispatch(isEmpty ? spotDeclined() : spotChosen(spot))
    setEdited(null)
  }
  const close = () => {
    setEdited(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="My spot"
      form={{
        onSubmit: (event) => {
          event.preventDefault()
          save()
          close()
        },
      }}
      actions={
        <>
          <Button
            variant="text"
            onClick={() => {
              dispatch(spotDeclined())
              close()
            }}
          >
            {saved ? 'Forget my spot' : 'Not now'}
          </Button>
          <Button type="submit">Save</Button>
        </>
      }
    >
      <Stack spacing={5}>
        <Typography color="textSecondary">
          Each plant will say how it would do there. Your answer stays on this device.
        </Typography>
        <RadioField
          label="How bright is it?"
          options={lights}
          value={spot.light}
          onChange={(light) => {
            setEdited({ ...spot, light })
          }}
        />
        <FormControl role="group" aria-labelledby={labelId}>
          <FormLabel component="span" id={labelId}>
            Who lives there?
          </FormLabel>
          <FormGroup>
            {HOUSEMATES.map((housemate) => (
              <FormControlLabel
                key={housemate}
                control={<Checkbox />}
                label={housemateLabels[housemate]}
                checked={spot.housemates.includes(housemate)}
                onChange={(_, isThere) => {
                  const others = spot.housemates.filter((each) => each !== housemate)
                  setEdited({ ...spot, housemates: isThere ? [...others, housemate] : others })
                }}
              />
            ))}
          </FormGroup>
        </FormControl>
        <Typography role="status" sx={{ minHeight: '3.125em' }}>
          {found?.text}
          {found?.plants.map(({ _id, name }, index) => (
            <Fragment key={_id}>
              {index === 0 ? ' ' : ', '}
              <MuiLink
                component={Link}
                to={isListing(pathname) ? plantHref(_id, search, pathname) : plantHref(_id)}
                // The plant's dialog takes over this one's history entry.
                replace
                state={{ ...(typeof state === 'object' && state), dialog: PLANT_DIALOG }}
                onClick={save}
              >
                {name}
              </MuiLink>
            </Fragment>
          ))}
        </Typography>
      </Stack>
    </Dialog>
  )
}
