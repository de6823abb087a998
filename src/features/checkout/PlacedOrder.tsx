import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ReceiptDetails } from './ReceiptDetails'
import type { Receipt } from './useReceipt'

interface Props {
  receipt: Receipt
  /** The links to the next page. */
  actions: ReactNode
}

/** The order just placed, beside what to do next. */
export function PlacedOrder({ receipt, actions }: Props) {
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
        {actions}
        <Button
          variant="outlined"
          onClick={() => {
            window.print()
          }}
        >
          <PrintOutlinedIcon />
          Print
        </Button>
      </Stack>
    </Box>
  )
}
