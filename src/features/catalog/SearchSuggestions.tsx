import List from '@mui/material/List'
import ListItemAvatar from '@mui/material/ListItemAvatar'
import ListItemButton from '@mui/material/ListItemButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { formatRupees } from '../../components/money'
import { PlantImage } from '../../components/PlantImage'
import { withKeys } from '../../components/withKeys'
import type { Product } from '../../contract/entities'

interface Props {
  /** The list's id; an option's is this, a dash and its index. */
  id: string
  products: readonly Product[]
  /** The typed text, which is highlighted in the names. */
  term: string
  /** The index of the option that Enter selects; -1 for none. */
  active: number
  onPick: (product: Product) => void
}

/** A name with the first match highlighted. */
function MarkedName({ name, term }: { name: string; term: string }) {
  const wanted = term.trim().toLowerCase()
  const start = name.toLowerCase().indexOf(wanted)
  // Some letters are longer in lower case, which would shift the indices.
  if (start === -1 || name.length !== name.toLowerCase().length) return name
  const end = start + wanted.length
  return (
    <>
      {name.slice(0, start)}
      <mark>{name.slice(start, end)}</mark>
      {name.slice(end)}
    </>
  )
}

/** Suggestions below the search box, which keeps the focus. */
export default function SearchSuggestions({ id, products, term, active, onPick }: Props) {
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'absolute',
        zIndex: 'appBar',
        insetInline: 0,
        insetBlockStart: 'calc(100% + 4px)',
        maxHeight: '70dvh',
        overflowY: 'auto',
      }}
    >
      <List id={id} role="listbox" aria-label="Suggestions">
        {withKeys(products).map(({ key, entry: product }, place) => (
          <ListItemButton
            key={key}
            component="li"
            // For the search box's `aria-activedescendant`.
            id={`${id}-${String(place)}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            selected={place === active}
            // The focus stays in the search box.
            onMouseDown={(event) => {
              event.preventDefault()
            }}
            onClick={() => {
              onPick(product)
            }}
          >
            <ListItemAvatar>
              <PlantImage src={product.image} width={32} height={40} />
            </ListItemAvatar>
            <Typography component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {/* New nodes for each term: a translated page has other text nodes than React's. */}
              <span key={term}>
                <MarkedName name={product.name} term={term} />
              </span>
            </Typography>{' '}
            <Typography component="span" color="textSecondary">
              {formatRupees(product.discountedPrice)}
            </Typography>
          </ListItemButton>
        ))}
      </List>
    </Paper>
  )
}
