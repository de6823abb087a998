import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { api } from '@/api/api'
import { TextInput } from '@/components/TextInput'
import { callNames } from '@/contract/callTable'
import { listTags } from '@/contract/lists'
import { FAULT_WORDS, type MockControls, PAYMENT_OUTCOMES } from '@/mocks/interface/controls'
import { toast } from '@/notifications/toast'
import { useAppDispatch } from '@/store/hooks'
import { theme } from '@/theme/theme'
import { ChoiceInput } from './ChoiceInput'

const WIDE = theme.breakpoints.up('md')
const WIDTH = '22rem'
/** The page is beside the panel, or above it on a phone. */
const PAGE_BESIDE_PANEL = {
  body: { paddingBlockEnd: '50dvh' },
  [WIDE]: { body: { paddingBlockEnd: 0, paddingInlineEnd: WIDTH } },
}
const PANEL_POSITION = {
  position: 'fixed',
  zIndex: 'modal',
  inset: '50dvh 0 0 0',
  overflowY: 'auto',
  p: 5,
  [WIDE]: { inset: '0 0 0 auto', width: WIDTH },
}

const FAULTS = ['works', '500', '503', '422', '401', ...FAULT_WORDS]

interface MockControlPanelProps {
  controls: MockControls
  onClose: () => void
}

/** Developer panel that controls the mock backend. Not modal. */
export function MockControlPanel({ controls, onClose }: MockControlPanelProps) {
  const dispatch = useAppDispatch()
  const settings = useSyncExternalStore(controls.subscribe, controls.getSettings)
  const refetchAll = () => {
    dispatch(api.util.invalidateTags(['Products', 'Categories', ...listTags]))
  }
  const choice = (label: string, name: string, options: readonly string[]) => {
    const [first = ''] = options
    const value = settings.get(name) ?? first
    return (
      <ChoiceInput
        key={name}
        label={label}
        value={value}
        options={options.includes(value) ? options : [...options, value]}
        onChange={(chosen) => {
          controls.setSetting(name, chosen === first ? undefined : chosen)
          refetchAll()
        }}
      />
    )
  }
  const resetData = async () => {
    await controls.resetData()
    refetchAll()
  }
  const copyLink = async () => {
    const url = new URL(window.location.href)
    url.searchParams.set('mock', [...settings].map((setting) => setting.join(':')).join())
    await navigator.clipboard.writeText(url.href)
    toast('Link copied', 'success')
  }
  const showFailure = (error: unknown) => {
    toast(error instanceof Error ? error.message : String(error), 'error')
  }

  return (
    <Paper
      component="aside"
      variant="outlined"
      aria-label="Mock control panel"
      data-screen-only
      sx={PANEL_POSITION}
    >
      <GlobalStyles styles={PAGE_BESIDE_PANEL} />
      <Stack spacing={4}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="h2">Mock control panel</Typography>
          <IconButton aria-label="Close the mock control panel" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => void copyLink().catch(showFailure)}>
            Copy link
          </Button>
          <Button variant="outlined" onClick={() => void resetData().catch(showFailure)}>
            Reset data
          </Button>
        </Stack>
        <TextInput
          label="Latency in milliseconds"
          type="number"
          value={settings.get('latency') ?? ''}
          onChange={({ target }) => {
            controls.setSetting('latency', target.value || undefined)
          }}
          htmlInput={{ min: 0, step: 100 }}
        />
        {choice('Session', 'session', ['lasts', 'ended'])}
        {choice('Payment', 'payment', PAYMENT_OUTCOMES)}
        {callNames.map((name) => choice(name, name, FAULTS))}
      </Stack>
    </Paper>
  )
}
