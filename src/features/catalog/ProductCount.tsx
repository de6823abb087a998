import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../../theme/theme'

const Text = styled('p')(
  css({
    // Its place is held, beside the heading or below it, until the number is known.
    minWidth: 'min(100%, 10.5rem)',
    minHeight: '1.55em',
    color: theme.vars.palette.text.secondary,
  }),
)

/** How many plants the filters let through, read out when it changes; nothing before they load. */
export function ProductCount({ count }: { count: number | undefined }) {
  return (
    <Text aria-live="polite" aria-atomic="true">
      {count !== undefined && `(Showing ${String(count)} products)`}
    </Text>
  )
}
