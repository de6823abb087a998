import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import CloseIcon from '@mui/icons-material/Close'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { endpointNames, isEndpointName } from '../../contract/endpoints'
import type { Fault, FaultSetting } from '../../mocks/interface/controls'
import { ChoiceInput } from './ChoiceInput'

const faults: Record<string, Fault> = {
  '500 Internal error': 500,
  '503 Unavailable': 503,
  '422 Refused': 422,
  '401 Unauthorized': 401,
  'No network': 'network',
  'Malformed JSON': 'malformed',
  Silence: 'silence',
}

const frequencies: Record<string, number> = {
  'every time': Infinity,
  'next time': 1,
  'next two': 2,
  'next five': 5,
}

function nameOf(names: Record<string, Fault>, value: Fault): string {
  return Object.keys(names).find((name) => names[name] === value) ?? String(value)
}

interface FaultFormProps {
  value: readonly FaultSetting[]
  onChange: (faults: FaultSetting[]) => void
}

/** Which calls fail, how, and how often. */
export function FaultForm({ value, onChange }: FaultFormProps) {
  const [call, setCall] = useState('cartAdd')
  const [fault, setFault] = useState('500 Internal error')
  const [frequency, setFrequency] = useState('every time')

  const add = () => {
    if (!isEndpointName(call)) return
    onChange([
      ...value.filter((other) => other.call !== call),
      { call, fault: faults[fault] ?? 500, times: frequencies[frequency] ?? Infinity },
    ])
  }

  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        <ChoiceInput label="Call" value={call} options={endpointNames} onChange={setCall} />
        <ChoiceInput
          label="Fails with"
          value={fault}
          options={Object.keys(faults)}
          onChange={setFault}
        />
        <ChoiceInput
          label="How often"
          value={frequency}
          options={Object.keys(frequencies)}
          onChange={setFrequency}
        />
        <Button variant="outlined" onClick={add} sx={{ alignSelf: 'end' }}>
          Add failure
        </Button>
      </Stack>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        {value.map((setting) => {
          const times = setting.times === Infinity ? '' : ` × ${String(setting.times)}`
          const label = `${setting.call}: ${nameOf(faults, setting.fault)}${times}`
          const remove = () => {
            onChange(value.filter((other) => other !== setting))
          }
          return (
            <Chip
              key={setting.call}
              component="button"
              type="button"
              label={label}
              aria-label={`Let ${setting.call} work again`}
              onClick={remove}
              onDelete={remove}
              deleteIcon={<CloseIcon />}
            />
          )
        })}
      </Stack>
    </Stack>
  )
}
