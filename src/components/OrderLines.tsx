import CardMedia from '@mui/material/CardMedia'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { formatRupees } from './money'
import { PlantImage } from './PlantImage'
import { withKeys } from './withKeys'

/** One plant of an order. */
export interface OrderLine {
  _id: string
  name: string
  image: string
  categoryName: string
  qty: number
  /** Rupees, for the whole quantity. */
  total: number
}

/** Lists the plants of an order with their quantities and line totals. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <List aria-label="Your plants">
      {withKeys(lines).map(({ key, entry }) => (
        <ListItem key={key} disableGutters sx={{ gap: 4 }}>
          <CardMedia data-category={entry.categoryName} data-shape="thumb">
            <PlantImage src={entry.image} width={44} height={55} />
          </CardMedia>
          <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <span>{entry.name}</span>{' '}
            <Typography component="span" color="textSecondary" noWrap>
              {`× ${String(entry.qty)}`}
            </Typography>
          </Typography>
          <Typography sx={{ fontWeight: 600 }} noWrap>
            {formatRupees(entry.total)}
          </Typography>
        </ListItem>
      ))}
    </List>
  )
}
