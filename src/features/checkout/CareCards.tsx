import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { PlantImage } from '../../components/PlantImage'
import type { Product } from '../../contract/entities'

/** Printed only: a card for each plant, to cut out and keep beside its pot. */
export function CareCards({ plants }: { plants: readonly Product[] }) {
  return (
    <Box
      sx={{
        display: 'none',
        '@media print': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4, mt: 10 },
      }}
    >
      {plants.map(({ _id, name, image, care }) => {
        const facts = [
          { term: 'Light', fact: care?.light },
          { term: 'Water', fact: care?.water },
          { term: 'Best spot', fact: care?.place },
          { term: 'Pets', fact: care?.pets },
        ]
        return (
          <Paper
            key={_id}
            component="article"
            variant="outlined"
            aria-label={`Care card for ${name}`}
            sx={{
              display: 'grid',
              gridTemplateColumns: '72px minmax(0, 1fr)',
              columnGap: 4,
              p: 4,
              borderStyle: 'dashed',
              breakInside: 'avoid',
            }}
          >
            <PlantImage src={image} width={72} height={90} />
            <div>
              <Typography component="h2" variant="h3" gutterBottom>
                {name}
              </Typography>
              <dl>
                {facts.map(
                  ({ term, fact }) =>
                    fact !== undefined && (
                      <div key={term}>
                        <Typography component="dt" variant="label">
                          {term}
                        </Typography>{' '}
                        <Typography component="dd" variant="body2">
                          {fact}
                        </Typography>
                      </div>
                    ),
                )}
              </dl>
            </div>
          </Paper>
        )
      })}
    </Box>
  )
}
