import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading'

interface NoticePageProps {
  heading: string
  /** Path of a square picture. */
  illustration: string
  text: string
  /** The one thing to do next. */
  action: ReactNode
}

/** A page with a single message and a single action. */
export function NoticePage({ heading, illustration, text, action }: NoticePageProps) {
  return (
    <Stack
      spacing={4}
      sx={{ alignItems: 'center', maxWidth: '34rem', mx: 'auto', py: 16, textAlign: 'center' }}
    >
      <img src={illustration} alt="" width={240} height={240} />
      <PageHeading>{heading}</PageHeading>
      <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
        {text}
      </Typography>
      {action}
    </Stack>
  )
}
