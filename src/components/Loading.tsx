import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../theme/VisuallyHidden'

/** A placeholder in the shape of what is loading; assistive technology reads 'Loading'. */
export const Loading = ({ children }: { children: ReactNode }) => (
  <Box aria-busy="true">
    <VisuallyHidden>Loading</VisuallyHidden>
    {children}
  </Box>
)
