import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** Path of a square picture. */
  illustration: string
  title?: ReactNode
  text?: string | undefined
  action?: ReactNode
}

/** Replaces an empty list: a picture, a sentence and one thing to do next. */
export function EmptyState({ illustration, title, text, action }: EmptyStateProps) {
  return (
    <Stack
      spacing={3}
      sx={{ alignItems: 'center', maxWidth: '30rem', mx: 'auto', py: 10, textAlign: 'center' }}
    >
      <img src={illustration} alt="" width={200} height={200} />
      {title !== undefined && <Typography variant="h2">{title}</Typography>}
      {text !== undefined && (
        <Typography color="textSecondary" sx={{ textWrap: 'balance', pb: 3 }}>
          {text}
        </Typography>
      )}
      {action}
    </Stack>
  )
}
