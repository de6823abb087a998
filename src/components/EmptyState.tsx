import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading'

interface EmptyStateProps {
  /** Path of a square picture. */
  illustration: string
  title?: string
  text?: string | undefined
  action?: ReactNode
  /** Whether it's all that a page has: its title is the page's heading. */
  isPage?: boolean
}

/** A picture, a sentence and one thing to do next: instead of an empty list, or of a page. */
export function EmptyState({ illustration, title, text, action, isPage = false }: EmptyStateProps) {
  const size = isPage ? 240 : 200
  const maxWidth = isPage ? '34rem' : '30rem'
  return (
    <Stack
      spacing={isPage ? 4 : 3}
      sx={{ alignItems: 'center', maxWidth, mx: 'auto', py: isPage ? 16 : 10, textAlign: 'center' }}
    >
      <img src={illustration} alt="" width={size} height={size} />
      {isPage && <PageHeading>{title}</PageHeading>}
      {!isPage && title !== undefined && <Typography variant="h2">{title}</Typography>}
      {text !== undefined && (
        <Typography color="textSecondary" sx={{ textWrap: 'balance', pb: isPage ? 0 : 3 }}>
          {text}
        </Typography>
      )}
      {action}
    </Stack>
  )
}
