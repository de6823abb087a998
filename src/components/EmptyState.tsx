import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../theme/theme'

const Column = styled('div')(
  css({
    display: 'grid',
    justifyItems: 'center',
    gap: theme.spacing(3),
    maxWidth: '30rem',
    marginInline: 'auto',
    paddingBlock: theme.spacing(10),
    textAlign: 'center',
    '& p': { color: theme.vars.palette.text.secondary, textWrap: 'balance' },
    '& img': { marginBlockEnd: theme.spacing(2) },
  }),
)

const Action = styled('div')(css({ marginBlockStart: theme.spacing(3) }))

interface EmptyStateProps {
  /** Path of a square picture. */
  illustration: string
  title?: string
  text: string
  action?: ReactNode
}

/** A picture, a sentence and one way on, where a list would be. */
export function EmptyState({ illustration, title, text, action }: EmptyStateProps) {
  return (
    <Column>
      <img src={illustration} alt="" width={200} height={200} />
      {title !== undefined && <h2>{title}</h2>}
      <p>{text}</p>
      {action !== undefined && <Action>{action}</Action>}
    </Column>
  )
}
