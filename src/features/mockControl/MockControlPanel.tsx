import CloseIcon from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import { api } from '../../api/api'
import { listTags } from '../../contract/lists'
import { useAppDispatch } from '../../store/hooks'
import { TextInput } from '../../components/TextInput'
import { theme } from '../../theme/theme'
import {
  CATALOGUE_SIZES,
  type MockControls,
  type MockSettings,
  PAYMENT_ENDS,
} from '../../mocks/interface/controls'
import { CallLog } from './CallLog'
import { ChoiceInput } from './ChoiceInput'
import { DataSection } from './DataSection'
import { FaultForm } from './FaultForm'
import { Section } from './Section'

const WIDE = theme.breakpoints.up('md')
const WIDTH = '22rem'
/** The page is beside the panel, or above it on a phone. */
const DOCKED = {
  body: { paddingBlockEnd: '50dvh' },
  [WIDE]: { body: { paddingBlockEnd: 0, paddingInlineEnd: WIDTH } },
}

interface MockControlPanelProps {
  onClose: () => void
  controls: MockControls
}

/** Developer panel that controls the mock backend and logs its calls. Not modal. */
export function MockControlPanel({ onClose, controls }: MockControlPanelProps) {
  const dispatch = useAppDispatch()
  const settings = useSyncExternalStore(controls.subscribe, controls.getSettings)
  const calls = useSyncExternalStore(controls.subscribe, controls.getLog)

  const refetchAll = async () => {
    // RTK Query would skip queries that are running with the previous settings.
    const running = dispatch(api.util.getRunningQueriesThunk())
    for (const query of running) query.abort()
    await Promise.allSettled(running)
    dispatch(api.util.invalidateTags(['Products', 'Categories', ...listTags]))
  }
  const change = (changes: Partial<MockSettings>) => {
    controls.change(changes)
    if (changes.catalogue) void refetchAll()
  }

  return (
    <Paper
      component="aside"
      variant="outlined"
      aria-label="Mock control panel"
      data-screen-only
      sx={{
        position: 'fixed',
        zIndex: 'modal',
        inset: '50dvh 0 0 0',
        overflowY: 'auto',
        p: 5,
        [WIDE]: { inset: '0 0 0 auto', width: WIDTH },
      }}
    >
      <GlobalStyles styles={DOCKED} />
      <Stack spacing={6}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="h2">Mock control panel</Typography>
          <IconButton aria-label="Close the mock control panel" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Stack>
        {settings.unknownSettings.length > 0 && (
          <Alert severity="warning">
            Unknown settings in the URL:{' '}
            {settings.unknownSettings.map((setting) => (
              <Chip key={setting} label={setting} size="small" component="mark" />
            ))}
          </Alert>
        )}
        <Section title="Replies">
          <TextInput
            label="Latency in milliseconds"
            type="number"
            value={settings.latency}
            onChange={({ target }) => {
              change({ latency: Math.max(0, Number(target.value)) })
            }}
            htmlInput={{ min: 0, step: 100 }}
          />
          <FaultForm
            value={settings.faults}
            onChange={(faults) => {
              change({ faults })
            }}
          />
        </Section>
        <Section title="Scenes">
          <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
            <ChoiceInput
              label="Catalogue"
              value={String(settings.catalogue)}
              options={CATALOGUE_SIZES.map(String)}
              onChange={(chosen) => {
                const catalogue = CATALOGUE_SIZES.find((size) => String(size) === chosen)
                if (catalogue) change({ catalogue })
              }}
            />
            <ChoiceInput
              label="Payment ends"
              value={settings.payment}
              options={PAYMENT_ENDS}
              onChange={(chosen) => {
                const payment = PAYMENT_ENDS.find((end) => end === chosen)
                if (payment) change({ payment })
              }}
            />
            <Button
              variant="outlined"
              sx={{ alignSelf: 'end' }}
              onClick={() => {
                change({ isSessionOver: true })
                void refetchAll()
              }}
            >
              End the session
            </Button>
          </Stack>
        </Section>
        <DataSection controls={controls} onChanged={refetchAll} />
        <Section title="Calls">
          <CallLog calls={calls} onClear={controls.clearLog} />
        </Section>
      </Stack>
    </Paper>
  )
}
