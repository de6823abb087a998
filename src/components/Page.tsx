import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { PageHeading } from './PageHeading'
import { theme } from '../theme/theme'

const Column = styled('div')(
  css({
    paddingBlock: theme.spacing(6, 16),
    [theme.breakpoints.up('sm')]: { paddingBlock: theme.spacing(10, 24) },
    '&[data-width="narrow"]': { maxWidth: '34rem', marginInline: 'auto' },
  }),
)

const Head = styled('div')(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.spacing(2, 4),
    marginBlockEnd: theme.spacing(6),
    // A button stands at the page's other edge, or below the heading where there is no room.
    '& > button': { marginBlockStart: theme.spacing(2) },
    [theme.breakpoints.up('sm')]: { '& > button': { marginBlock: 0, marginInlineStart: 'auto' } },
  }),
)

interface PageProps {
  /** Its name in the window's title (Spec §2). */
  title: string
  heading?: ReactNode
  width?: 'wide' | 'narrow'
  /** Stands beside the heading, e.g. a count. */
  aside?: ReactNode
  children: ReactNode
}

/** One page: window title, heading, content. */
export function Page({ title, heading = title, width = 'wide', aside, children }: PageProps) {
  return (
    <Column data-width={width}>
      <Head>
        <PageHeading title={title}>{heading}</PageHeading>
        {aside}
      </Head>
      {children}
    </Column>
  )
}
