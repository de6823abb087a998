import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined'
import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { saveFile } from '../../platform/saveFile'
import { useGetProductsQuery } from '../catalog/catalogApi'
import { CareCards } from './CareCards'
import { ReceiptDetails } from './ReceiptDetails'
import type { Receipt } from './useReceipt'
import { wateringCalendar } from './wateringCalendar'

interface Props {
  receipt: Receipt
  /** The link to the next page. */
  action: ReactNode
}

/** The order just placed, with help for growing its plants. */
export function PlacedOrder({ receipt, action }: Props) {
  const { data: products = [] } = useGetProductsQuery()
  const bought = products.filter(({ _id }) => receipt.lines.some((line) => line._id === _id))
  const plants = bought.filter(({ care }) => care !== undefined)
  const waterings = plants.flatMap(({ _id, name, care }) =>
    care?.wateringDays === undefined
      ? []
      : { _id, name, days: care.wateringDays, note: care.water },
  )
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 36rem) minmax(0, 20rem)' },
        alignItems: 'start',
        rowGap: 6,
        columnGap: 16,
        '@media print': { display: 'block' },
      }}
    >
      <ReceiptDetails receipt={receipt} />
      <Stack spacing={3} data-screen-only>
        <Box sx={{ display: { xs: 'none', md: 'block' }, pb: 2 }}>
          <img src="/illustrations/order-placed.svg" alt="" width={200} height={200} />
        </Box>
        <Typography color="textSecondary">Thank you for shopping with Frond.</Typography>
        {action}
        <Button
          variant="outlined"
          onClick={() => {
            window.print()
          }}
        >
          <PrintOutlinedIcon />
          {plants.length > 0 ? 'Print with care cards' : 'Print'}
        </Button>
        {waterings.length > 0 && (
          <Button
            variant="outlined"
            onClick={() => {
              const calendar = wateringCalendar(waterings, new Date())
              saveFile('frond-watering.ics', 'text/calendar', calendar)
            }}
          >
            <CalendarMonthOutlinedIcon />
            Save watering calendar
          </Button>
        )}
      </Stack>
      <CareCards plants={plants} />
    </Box>
  )
}
