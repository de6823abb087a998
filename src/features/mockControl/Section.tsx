import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A titled part of the panel. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" spacing={2} aria-label={title}>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      {children}
    </Stack>
  )
}
