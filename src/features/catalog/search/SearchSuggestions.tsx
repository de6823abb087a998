import List from '@mui/material/List'
import ListItemAvatar from '@mui/material/ListItemAvatar'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import type { MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { formatRupees } from '../../../components/money'
import { PlantImage } from '../../../components/PlantImage'
import { productListingHref } from '../../../navigation/paths'
import type { DialogEntry } from '../../../navigation/useHistoryDialog'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { MenuPaper } from '../../../theme/MenuPaper'
import { filtersReplaced } from '../filters/filtersSlice'
import { listingHref } from '../filters/filtersUrl'
import { PLANT_DIALOG, plantHref } from '../plant/plantUrl'
import { type Found, foundName, plantCount } from './searchIndex'

interface SearchSuggestionsProps {
  /** The list's id; an option's is this, a dash and its index. */
  id: string
  suggested: readonly Found[]
  /** The index of the option that Enter selects; -1 for none. */
  active: number
  onPick: () => void
}

/** Scrolls the list so that the option that Enter selects is visible. */
const showOption = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** Suggestions below the search box, which keeps the focus. */
export default function SearchSuggestions({
  id,
  suggested,
  active,
  onPick,
}: SearchSuggestionsProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const listingUrl = useHref(productListingHref)
  /** The search so far, which a plant opens over. */
  const search = listingHref(
    useAppSelector(({ filters }) => filters),
    '',
  )

  const hrefOf = (found: Found, pathname: string) =>
    'product' in found
      ? plantHref(found.product._id, search, pathname)
      : listingHref(found.filters, pathname)
  const open = (found: Found) => {
    onPick()
    if ('filters' in found) {
      dispatch(filtersReplaced(found.filters))
      return
    }
    const entry: DialogEntry = { dialog: PLANT_DIALOG, over: productListingHref + search }
    void navigate(entry.over, { replace: true })
    void navigate(hrefOf(found, productListingHref), { state: entry })
  }
  const onClick = (event: MouseEvent, found: Found) => {
    // The browser opens other tabs and windows.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Otherwise a phone shows its keyboard again when the plant's dialog is closed. Enter is a click
    // without a pointer.
    if (event.detail > 0 && document.activeElement instanceof HTMLElement)
      document.activeElement.blur()
    open(found)
  }

  return (
    <MenuPaper
      variant="outlined"
      sx={{
        position: 'absolute',
        zIndex: 'appBar',
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
          // Forced colours have no tint.
          '& .Mui-selected': {
            outline: '3px solid',
            outlineColor: 'primary.main',
            outlineOffset: -3,
          },
        }}
      >
        {suggested.map((found, index) => (
          <ListItemButton
            key={'product' in found ? found.product._id : found.label}
            component="a"
            href={hrefOf(found, listingUrl)}
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
              onClick(event, found)
            }}
          >
            <SuggestionText found={found} />
          </ListItemButton>
        ))}
      </List>
    </MenuPaper>
  )
}

function SuggestionText({ found }: { found: Found }) {
  const isPlant = 'product' in found
  return (
    <>
      {isPlant && (
        <ListItemAvatar>
          <PlantImage src={found.product.image} width={32} height={40} />
        </ListItemAvatar>
      )}
      <Typography component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {isPlant ? foundName(found) : found.label}
      </Typography>{' '}
      <Typography component="span" color="textSecondary">
        {isPlant ? formatRupees(found.product.discountedPrice) : plantCount(found.count)}
      </Typography>
    </>
  )
}
