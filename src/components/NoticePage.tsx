import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading'
import { theme } from '../theme/theme'

const Column = styled('div')(
  css({
    display: 'grid',
    justifyItems: 'center',
    gap: theme.spacing(4),
    maxWidth: '34rem',
    marginInline: 'auto',
    paddingBlock: theme.spacing(16),
    textAlign: 'center',
    '& p': { color: theme.vars.palette.text.secondary, textWrap: 'balance' },
  }),
)

interface NoticePageProps {
  /** Its name in the window's title (Spec §2). */
  title: string
  heading?: string
  /** Path of a square picture. */
  illustration: string
  text: string
  /** The one way on. */
  action: ReactNode
}

/** A page that says one thing and leads on. */
export function NoticePage({
  title,
  heading = title,
  illustration,
  text,
  action,
}: NoticePageProps) {
  return (
    <Column>
      <img src={illustration} alt="" width={240} height={240} />
      <PageHeading title={title}>{heading}</PageHeading>
      <p>{text}</p>
      {action}
    </Column>
  )
}
