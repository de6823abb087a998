import List from '@mui/material/List'
import ListItemAvatar from '@mui/material/ListItemAvatar'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { formatRupees } from '@/components/money'
import { PlantImage } from '@/components/PlantImage'
import { MenuPaper } from '@/theme/MenuPaper'
import { useQuickView } from '../plant/useQuickView'
import { plantCount } from '../plantFacts'
import { type Found, foundLink } from './searchIndex'

interface SearchSuggestionsProps {
  /** The list's id; an option's is this, a dash and its index. */
  id: string
  suggested: readonly Found[]
  /** The index of the option that Enter selects; -1 for none. */
  active: number
  onPick: (event: MouseEvent) => void
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
  const openQuickView = useQuickView()
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
        // Forced colours have no tint.
        '& .Mui-selected': {
          outline: '3px solid',
          outlineColor: 'primary.main',
          outlineOffset: -3,
        },
      }}
      // The focus stays in the search box.
      onMouseDown={(event) => {
        event.preventDefault()
      }}
      onClick={(event) => {
        openQuickView(event)
        // Not if the browser opens another tab.
        if (event.defaultPrevented) onPick(event)
      }}
    >
      <List component="div" id={id} role="listbox" aria-label="Suggestions">
        {suggested.map((found, index) => (
          <ListItemButton
            key={found.key}
            component={Link}
            {...foundLink(found)}
            ref={index === active ? showOption : undefined}
            // For the search box's `aria-activedescendant`.
            id={`${id}-${String(index)}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            selected={index === active}
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
        {found.label}
      </Typography>{' '}
      <Typography component="span" color="textSecondary">
        {isPlant ? formatRupees(found.product.discountedPrice) : plantCount(found.count)}
      </Typography>
    </>
  )
}
