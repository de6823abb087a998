import List from '@mui/material/List'
import ListItemAvatar from '@mui/material/ListItemAvatar'
import ListItemButton from '@mui/material/ListItemButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { MouseEvent } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import { formatRupees } from '../../../components/money'
import { PlantImage } from '../../../components/PlantImage'
import { withKeys } from '../../../components/withKeys'
import type { Product } from '../../../contract/entities'
import { productListingHref } from '../../../navigation/paths'
import type { DialogEntry } from '../../../navigation/useHistoryDialog'
import { useAppDispatch } from '../../../store/hooks'
import { listingHref } from '../filters/filtersUrl'
import { searchBoxLeft } from '../filters/filtersUrlListener'
import { openUrl } from '../filters/openUrl'
import { PLANT_DIALOG, plantHref } from '../plant/plantUrl'
import { searchText } from './searchText'

interface Props {
  /** The list's id; an option's is this, a dash and its index. */
  id: string
  products: readonly Product[]
  /** The typed text, which is highlighted in the names. */
  term: string
  /** The index of the option that Enter selects; -1 for none. */
  active: number
  /** Passed in, because `useNavigate` would re-render the list with the URL that typing writes. */
  navigate: NavigateFunction
  /** The listing's URL, which the router may serve under a base. */
  listingUrl: string
  onPick: () => void
}

/** Scrolls the list so that the option that Enter selects is visible. */
function showOption(option: HTMLElement | null) {
  const list = option?.offsetParent
  if (!option || !list) return
  const { offsetTop, offsetHeight } = option
  const lowest = offsetTop + offsetHeight - list.clientHeight
  list.scrollTop = Math.min(offsetTop, Math.max(lowest, list.scrollTop))
}

/** A name with the first match highlighted. */
function MarkedName({ name, term }: { name: string; term: string }) {
  const wanted = searchText(term)
  const compared = searchText(name)
  const start = compared.indexOf(wanted)
  // Some letters are longer in lower case, which would shift the indices.
  if (start === -1 || name.length !== compared.length) return name
  const end = start + wanted.length
  return (
    <>
      {name.slice(0, start)}
      <mark>{name.slice(start, end)}</mark>
      {name.slice(end)}
    </>
  )
}

/** The query string of a search for a plant, which the other filters might leave out. */
const searchFor = (name: string) => listingHref({ searchTerm: name }, '')

/** Suggestions below the search box, which keeps the focus. */
export default function SearchSuggestions({
  id,
  products,
  term,
  active,
  navigate,
  listingUrl,
  onPick,
}: Props) {
  const dispatch = useAppDispatch()
  const open = ({ _id, name }: Product) => {
    // The typed text is written to the URL now, not while the plant is opening.
    dispatch(searchBoxLeft())
    onPick()
    // At once, as with a typed letter: the page follows the URL a little later.
    dispatch(openUrl(productListingHref, searchFor(name)))
    const over = productListingHref + searchFor(name)
    void navigate(over, { replace: true })
    const entry: DialogEntry = { dialog: PLANT_DIALOG, over }
    void navigate(plantHref(_id, searchFor(name), productListingHref), { state: entry })
  }
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'absolute',
        zIndex: 'appBar',
        insetInline: 0,
        insetBlockStart: 'calc(100% + 4px)',
        // Within the window, below the header's one or two rows.
        maxHeight: { xs: 'min(70dvh, 100dvh - 7.5rem)', sm: 'min(70dvh, 100dvh - 4.5rem)' },
        overflowY: 'auto',
      }}
    >
      <List
        component="div"
        id={id}
        role="listbox"
        aria-label="Suggestions"
        sx={{
          position: 'static',
          // Forced colours have no tint.
          '& .Mui-selected': {
            outline: '3px solid',
            outlineColor: 'primary.main',
            outlineOffset: -3,
          },
        }}
      >
        {withKeys(products).map(({ key, entry: product }, index) => (
          <ListItemButton
            key={key}
            component="a"
            href={plantHref(product._id, searchFor(product.name), listingUrl)}
            ref={index === active ? showOption : undefined}
            // For the search box's `aria-activedescendant`.
            id={`${id}-${String(index)}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            selected={index === active}
            // The focus stays in the search box.
            onMouseDown={(event) => {
              event.preventDefault()
            }}
            onClick={(event: MouseEvent) => {
              // The browser opens other tabs and windows.
              if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              // Otherwise a phone shows its keyboard again when the plant's dialog is closed. Enter is a
              // click without a pointer.
              if (event.detail > 0 && document.activeElement instanceof HTMLElement)
                document.activeElement.blur()
              open(product)
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
