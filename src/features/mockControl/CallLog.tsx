import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { LoggedCall } from '../../mocks/interface/controls'
import { describeBody } from './describeBody'

function statusOf({ status }: LoggedCall): string {
  if (status === undefined) return '…'
  return status === 0 ? 'failed' : String(status)
}

function LoggedCallItem({ call }: { call: LoggedCall }) {
  const bodies = [call.request, call.response].map(describeBody)
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Accordion disableGutters square>
        <AccordionSummary expandIcon={<ExpandMoreIcon />}>
          <Typography>
            {call.at} {call.method} {call.path} <strong>{statusOf(call)}</strong>{' '}
            {call.milliseconds} ms
          </Typography>
        </AccordionSummary>
        <AccordionDetails>
          {bodies.filter(Boolean).map((body) => (
            <Typography
              key={body}
              component="pre"
              variant="body2"
              sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {body}
            </Typography>
          ))}
        </AccordionDetails>
      </Accordion>
    </Box>
  )
}

interface CallLogProps {
  calls: readonly LoggedCall[]
  onClear: () => void
}

/** The calls since the panel was first opened, latest first. */
export function CallLog({ calls, onClear }: CallLogProps) {
  return (
    <>
      <Box
        component="ol"
        role="list"
        aria-label="Calls"
        sx={{ maxHeight: '40dvh', overflowY: 'auto' }}
      >
        {calls.map((call) => (
          <LoggedCallItem key={call.id} call={call} />
        ))}
      </Box>
      {calls.length === 0 ? (
        <Typography color="textSecondary">No call yet.</Typography>
      ) : (
        <Button variant="text" onClick={onClear}>
          Clear the log
        </Button>
      )}
    </>
  )
}
