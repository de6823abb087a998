import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { useSyncExternalStore } from 'react'
import { useStore } from 'react-redux'
import type { RootState } from '../store'
import { theme } from '../../theme/theme'

const Bar = styled('div')(
  css({
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.tint,
    textAlign: 'center',
    '& p': { padding: theme.spacing(2, 4) },
    '&:empty': { border: 0 },
  }),
)

/** Tells that the connection is gone. The region is always there, or it would not be read out. */
export function OfflineBanner() {
  const store = useStore<RootState>()
  const isOnline = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => store.getState().api.config.online,
    // The prerendered markup knows of no connection.
    () => true,
  )
  return (
    <Bar role="status">
      {!isOnline && <p>You are offline. What was loaded stays; changes have to wait.</p>}
    </Bar>
  )
}
