import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading'

interface PageProps {
  heading: string
  /** Shown beside the heading, such as a count. */
  aside?: ReactNode
  children: ReactNode
}

/** A page's heading and content. */
export function Page({ heading, aside, children }: PageProps) {
  return (
    <Box sx={{ pt: { xs: 6, sm: 10 }, pb: { xs: 16, sm: 24 } }}>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'baseline',
          rowGap: 2,
          columnGap: 4,
          mb: 6,
          // A button is aligned to the opposite edge, or below the heading on phones.
          '& > button': { mt: { xs: 2, sm: 0 }, ml: { sm: 'auto' } },
        }}
      >
        <PageHeading>{heading}</PageHeading>
        {aside}
      </Stack>
      {children}
    </Box>
  )
}
