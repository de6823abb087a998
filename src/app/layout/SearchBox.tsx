import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useRef } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import { lazyComponent } from '@/components/lazyComponent'
import { isListing, productListingHref } from '@/navigation/paths'
import { useSuggestions } from './useSuggestions'

/** Without them, the listing below shows what matches. */
const SearchSuggestions = lazyComponent(
  () => import('@/features/catalog/search/SearchSuggestions'),
  { failed: () => null },
)

/**
 * Typing changes the search term; on any other page the box leads to the listing (Spec §2). It
 * suggests plants and filters: the arrow keys select one, Enter or a click opens it, Escape closes the
 * list.
 */
export function SearchBox() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  /** For the form until the app has loaded. */
  const listingUrl = useHref(productListingHref)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { searchTerm, suggested, active, changeTerm, show, activeOption, onKeyDown } =
    useSuggestions(listId)
  const isOpen = suggested.length > 0

  const close = () => {
    show(false)
  }
  const goToListing = () => {
    if (!isListing(pathname)) void navigate(productListingHref)
  }
  return (
    <Box
      component="form"
      role="search"
      action={listingUrl}
      sx={{ position: 'relative' }}
      onSubmit={(event) => {
        event.preventDefault()
        // Filled in without an event.
        const typed = input.current?.value ?? ''
        if (typed !== searchTerm) changeTerm(typed)
        const option = activeOption()
        if (option) option.click()
        else {
          close()
          goToListing()
        }
      }}
    >
      <OutlinedInput
        inputRef={input}
        // HTML allows no combobox of the type 'search'.
        type="text"
        name="q"
        fullWidth
        size="small"
        placeholder="Search plants"
        autoComplete="off"
        value={searchTerm}
        onChange={(event) => {
          changeTerm(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        startAdornment={
          <InputAdornment position="start" disablePointerEvents>
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        // Firefox has no cross of its own. Like the cross of other browsers, it can't be focused:
        // Escape does the same.
        endAdornment={
          searchTerm !== '' && (
            <IconButton
              aria-hidden="true"
              tabIndex={-1}
              onMouseDown={(event) => {
                event.preventDefault()
                input.current?.focus()
              }}
              onClick={() => {
                changeTerm('')
              }}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          )
        }
        slotProps={{
          input: {
            'aria-label': 'Search plants',
            enterKeyHint: 'search',
            onClick: goToListing,
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            ...(isOpen && { 'aria-controls': listId }),
            ...(active >= 0 && { 'aria-activedescendant': `${listId}-${String(active)}` }),
          },
        }}
      />
      {isOpen && (
        <SearchSuggestions
          id={listId}
          suggested={suggested}
          active={active}
          onPick={({ detail }) => {
            // Otherwise a phone shows its keyboard again when the plant's dialog is closed. Enter is a
            // click without a pointer.
            if (detail > 0) input.current?.blur()
            close()
          }}
        />
      )}
    </Box>
  )
}
