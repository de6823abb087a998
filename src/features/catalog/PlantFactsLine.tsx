import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Product } from '@/contract/entities'
import { leastLight, lightLabels, petLabel } from './plantFacts'

interface PlantFactsLineProps {
  product: Product
  /** Why the plant can't be bought. */
  status?: string | undefined
}

/** What a shopper asks of a plant first, in one line: 'Low light · Not for pets'. */
export function PlantFactsLine({ product, status }: PlantFactsLineProps) {
  const light = leastLight(product)
  const facts = [light && lightLabels[light], petLabel(product)].filter(Boolean).join(' · ')
  if (status === undefined && facts === '') return null
  return (
    <Typography variant="body2" color="textSecondary">
      {status !== undefined && (
        <Box component="strong" sx={{ color: 'sale.main' }}>
          {status}
        </Box>
      )}
      {status !== undefined && facts !== '' && ' · '}
      <span>{facts}</span>
    </Typography>
  )
}
