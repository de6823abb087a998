import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { choice } from './choice'
import { VisuallyHidden } from './VisuallyHidden'
import { theme } from '../theme/theme'

const Group = styled('fieldset')(
  css({
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
)

const Legend = styled('legend')(css({ padding: 0, fontWeight: 600 }))

const Row = styled('label')(
  css(choice, {
    '&[data-look="card"]': {
      alignItems: 'flex-start',
      overflowWrap: 'anywhere',
      marginBlockStart: theme.spacing(3),
      padding: theme.spacing(4),
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.look.radius.card,
      backgroundColor: theme.vars.palette.background.paper,
      '&:has(input:checked)': {
        borderColor: theme.vars.palette.primary.main,
        boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
      },
    },
  }),
)

interface RadioGroupProps<T extends string | number> {
  legend: string
  /** For a group whose meaning its surroundings show already. */
  hideLegend?: boolean
  /** Made unique in the page: the same group may stand there twice. */
  name: string
  options: readonly { value: T; label: ReactNode }[]
  value: T | null
  onChange: (value: T) => void
  /** 'card': each option in a box of its own, for labels of several lines. */
  look?: 'line' | 'card'
}

/** One choice of several. */
export function RadioGroup<T extends string | number>({
  legend,
  hideLegend = false,
  name,
  options,
  value,
  onChange,
  look = 'line',
}: RadioGroupProps<T>) {
  const id = useId()
  return (
    <Group>
      <Legend>{hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</Legend>
      {options.map((option) => (
        <Row key={option.value} data-look={look}>
          <input
            type="radio"
            name={`${name}-${id}`}
            value={option.value}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value)
            }}
          />
          <span>{option.label}</span>
        </Row>
      ))}
    </Group>
  )
}
