import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { choice } from './choice'

const Row = styled('label')(choice)

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
}

/** A box to tick; its label can be pressed as well. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <Row>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </Row>
  )
}
