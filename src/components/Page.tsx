import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading'

interface PageProps {
  heading: string
  width?: 'wide' | 'narrow'
  /** Leaves more of a phone's screen to the content. */
  dense?: boolean
  /** Shown beside the heading, such as a count. */
  aside?: ReactNode
  children: ReactNode
}

/** A page's heading and content. */
export function Page({ heading, width = 'wide', dense = false, aside, children }: PageProps) {
  return (
    <Box
      sx={{
        pt: { xs: dense ? 3 : 6, sm: 10 },
        pb: { xs: 16, sm: 24 },
        ...(width === 'narrow' && { maxWidth: '34rem' }),
      }}
    >
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'baseline',
          rowGap: { xs: dense ? 1 : 2, sm: 2 },
          columnGap: { xs: dense ? 2 : 4, sm: 4 },
          mb: { xs: dense ? 2 : 6, sm: 6 },
          ...(dense && {
            '& h1': {
              flex: { xs: '1 0 calc(100% - 60px)', sm: 'none' },
              fontSize: { xs: '1.75rem', sm: '2.25rem' },
            },
          }),
          // A button is aligned to the opposite edge, or below the heading on phones.
          '& > button': { mt: { xs: dense ? 0 : 2, sm: 0 }, ml: { sm: 'auto' }, order: { sm: 1 } },
        }}
      >
        <PageHeading>{heading}</PageHeading>
        {aside}
      </Stack>
      {children}
    </Box>
  )
}
