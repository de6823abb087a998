import { isEndpointName } from '../../contract/endpoints'
import {
  CATALOGUE_SIZES,
  type Fault,
  type FaultSetting,
  type MockSettings,
  PAYMENT_ENDS,
} from '../interface/controls'

const kinds = ['network', 'malformed', 'silence'] as const

function readFault(text: string): Fault | undefined {
  if (/^[45]\d\d$/.test(text)) return Number(text)
  return kinds.find((kind) => kind === text)
}

/** `cartAdd:500` fails every time, `cartAdd:500x2` twice. */
function readFaultSetting(call: string, value: string): FaultSetting | undefined {
  const [, kind = '', times] = /^(\w+?)(?:x(\d+))?$/.exec(value) ?? []
  const fault = readFault(kind)
  if (!isEndpointName(call) || fault === undefined) return undefined
  return { call, fault, times: times === undefined ? Infinity : Number(times) }
}

/**
 * Parses the settings in a URL, which a bug report can link to:
 * `?mock=cartAdd:500x2,latency:2000,catalogue:1000,payment:declined,session:ended`. Of two settings of
 * the same thing, the last counts. `scene:NAME` only names a link.
 */
export function readMockSettings(text: string): Partial<MockSettings> {
  const faults = new Map<string, FaultSetting>()
  const settings: Partial<MockSettings> = {}
  const unknownSettings = new Set<string>()
  for (const word of text.split(',').map((part) => part.trim())) {
    const [name = '', value = ''] = word.split(':')
    const fault = readFaultSetting(name, value)
    const catalogue = CATALOGUE_SIZES.find((size) => String(size) === value)
    const payment = PAYMENT_ENDS.find((end) => end === value)
    if (fault) faults.set(fault.call, fault)
    else if (name === 'latency' && /^\d{1,5}$/.test(value)) settings.latency = Number(value)
    else if (name === 'session' && value === 'ended') settings.isSessionOver = true
    else if (name === 'catalogue' && catalogue) settings.catalogue = catalogue
    else if (name === 'payment' && payment) settings.payment = payment
    else if (word !== '' && name !== 'scene') unknownSettings.add(word)
  }
  if (faults.size > 0) settings.faults = [...faults.values()]
  if (unknownSettings.size > 0) settings.unknownSettings = [...unknownSettings]
  return settings
}
