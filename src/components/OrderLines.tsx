import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Typography from '@mui/material/Typography'
import { formatRupees } from './money'
import { PlantName } from './PlantName'
import { PlantTile } from './PlantTile'
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

interface Props {
  lines: readonly OrderLine[]
  /** The props of the links to a plant; undefined if it can't be opened. */
  linkTo?: (productId: string) => { href: string } | undefined
  /** Says why a plant can't be opened. */
  unlinkedNote?: string | undefined
}

/** Lists the plants of an order with their quantities and line totals. */
export function OrderLines({ lines, linkTo, unlinkedNote }: Props) {
  return (
    <List aria-label="Your plants">
      {withKeys(lines).map(({ key, item }) => {
        const link = linkTo?.(item._id)
        return (
          <ListItem key={key} disableGutters sx={{ gap: 4 }}>
            <PlantTile plant={item} link={link} shape="thumb" width={44} height={55} />
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <PlantName name={item.name} link={link} />{' '}
              <Typography component="span" color="textSecondary" noWrap>
                {`× ${String(item.qty)}`}
              </Typography>
              {!link && unlinkedNote !== undefined && (
                <Typography
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: 'block' }}
                >
                  {unlinkedNote}
                </Typography>
              )}
            </Typography>
            <Typography sx={{ flexShrink: 0, fontWeight: 600 }}>
              {formatRupees(item.total)}
            </Typography>
          </ListItem>
        )
      })}
    </List>
  )
}
