import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

/** The id of the main region. */
export const MAIN_ID = 'main'

const Anchor = styled('a')(
  css({
    position: 'absolute',
    insetBlockStart: theme.spacing(2),
    insetInlineStart: theme.spacing(2),
    zIndex: theme.zIndex.tooltip,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.look.touch,
    paddingInline: theme.spacing(5),
    borderRadius: theme.look.radius.control,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontWeight: 600,
    textDecoration: 'none',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  }),
)

/** First in the tab order: past the header in one step. */
export function SkipLink() {
  return (
    <Anchor
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // A jump within the page is no visit: it would stand in the history as a page of its own.
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
    >
      Skip to main content
    </Anchor>
  )
}
