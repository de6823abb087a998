import CardMedia from '@mui/material/CardMedia'
import Link from '@mui/material/Link'
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
      {withKeys(lines).map(({ key, entry }) => {
        const link = linkTo?.(entry._id)
        const picture = <PlantImage src={entry.image} width={44} height={55} />
        return (
          <ListItem key={key} disableGutters sx={{ gap: 4 }}>
            <CardMedia data-category={entry.categoryName} data-shape="thumb">
              {link ? (
                <Link {...link} aria-label={`View ${entry.name}`}>
                  {picture}
                </Link>
              ) : (
                picture
              )}
            </CardMedia>
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {link ? (
                // Only the picture's link is in the tab order.
                <Link {...link} color="inherit" underline="hover" tabIndex={-1}>
                  {entry.name}
                </Link>
              ) : (
                <span>{entry.name}</span>
              )}{' '}
              <Typography component="span" color="textSecondary" noWrap>
                {`× ${String(entry.qty)}`}
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
              {formatRupees(entry.total)}
            </Typography>
          </ListItem>
        )
      })}
    </List>
  )
}
