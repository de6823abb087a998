import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useRef, useState } from 'react'
import type { MockControls } from '../../mocks/interface/controls'
import { saveFile } from '../../platform/saveFile'
import { Section } from './Section'

interface DataSectionProps {
  controls: Pick<MockControls, 'exportData' | 'importData' | 'resetData'>
  onChanged: () => Promise<void>
}

/** Exports, imports and resets the backend's data. */
export function DataSection({ controls, onChanged }: DataSectionProps) {
  const [problem, setProblem] = useState<string>()
  const file = useRef<HTMLInputElement>(null)

  const work = async (task: () => Promise<void>) => {
    setProblem(undefined)
    try {
      await task()
      await onChanged()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <Section title="Data">
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() =>
            void work(async () => {
              saveFile('frond-data.json', 'application/json', await controls.exportData())
            })
          }
        >
          Export
        </Button>
        <Button variant="outlined" onClick={() => file.current?.click()}>
          Import
        </Button>
        <Button variant="outlined" onClick={() => void work(controls.resetData)}>
          Reset
        </Button>
        <input
          ref={file}
          hidden
          type="file"
          accept="application/json"
          aria-label="Data to import"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void work(async () => controls.importData(await chosen.text()))
            target.value = ''
          }}
        />
      </Stack>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </Section>
  )
}
