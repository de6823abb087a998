import MuiDialog from '@mui/material/Dialog'
import { THEME_ID, ThemeProvider } from '@mui/material/styles'
import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { muiTheme } from '../theme/muiTheme'
import { IconButton } from './IconButton'
import { CloseIcon } from './icons'
import { stage } from './stage'
import { useStillPage } from './stillPage'
import { theme } from '../theme/theme'

const Head = styled('div')(
  css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
    padding: theme.spacing(4, 4, 3, 6),
  }),
)

const Body = styled('div')(
  css({
    flex: '1 1 auto',
    overflowY: 'auto',
    padding: theme.spacing(2, 6, 6),
  }),
)

const Actions = styled('div')(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: theme.spacing(3),
    padding: theme.spacing(4, 6),
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  }),
)

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Buttons at the foot, which stay in sight while the content scrolls. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal dialog named by its title; fills the screen on phones. Load it lazily. */
export function Dialog({ open, onClose, title, actions, children }: DialogProps) {
  const titleId = useId()
  useStillPage(open)
  return (
    // Under its own id, MUI's theme leaves ours to our own components.
    <ThemeProvider theme={{ [THEME_ID]: muiTheme }}>
      <MuiDialog
        open={open}
        onClose={onClose}
        container={stage}
        disableScrollLock
        aria-labelledby={titleId}
        fullWidth
        maxWidth="sm"
      >
        <Head>
          <h2 id={titleId}>{title}</h2>
          <IconButton aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
        <Body>{children}</Body>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </MuiDialog>
    </ThemeProvider>
  )
}
