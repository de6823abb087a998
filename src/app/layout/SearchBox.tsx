import SearchIcon from '@mui/icons-material/Search'
import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'
import { searchTermChanged } from '../../features/catalog/filters/filtersSlice'
import { searchBoxLeft } from '../../features/catalog/filters/filtersUrlListener'
import { lazyComponent } from '../../components/lazyComponent'
import { useAppDispatch } from '../../store/hooks'
import { isListing, productListingHref } from '../../navigation/paths'
import { useSearchShortcut } from './useSearchShortcut'
import { useSuggestions } from './useSuggestions'

/** Without them, the listing below shows what matches. */
const SearchSuggestions = lazyComponent(
  () => import('../../features/catalog/search/SearchSuggestions'),
  {
    failed: () => null,
  },
)

const searchIcon = (
  <InputAdornment position="start" disablePointerEvents>
    <SearchIcon fontSize="small" />
  </InputAdornment>
)

/**
 * Typing changes the search term; on any other page the box leads to the listing (Spec §2). It
 * suggests plants: the arrow keys select one, Enter or a click opens it, Escape closes the list.
 */
export function SearchBox() {
  const { pathname } = useLocation()
  const isOnListing = isListing(pathname)
  const navigate = useNavigate()
  /** For the form until the app has loaded, and for suggestions in new tabs. */
  const listingUrl = useHref(productListingHref)
  const dispatch = useAppDispatch()
  const listId = useId()
  const { searchTerm, suggested, active, isOpen, ...suggestions } = useSuggestions(listId)
  const { close, clear } = suggestions
  const input = useSearchShortcut()

  const goToListing = () => {
    if (!isOnListing) void navigate(productListingHref)
  }
  return (
    <Box
      component="form"
      role="search"
      action={listingUrl}
      sx={{ position: 'relative' }}
      onSubmit={(event) => {
        event.preventDefault()
        const option = suggestions.activeOption()
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
          suggestions.suggest()
          dispatch(searchTermChanged(event.target.value))
        }}
        onKeyDown={suggestions.onKeyDown}
        onBlur={() => {
          close()
          dispatch(searchBoxLeft())
        }}
        startAdornment={searchIcon}
        // Firefox has no cross of its own. Like the cross of other browsers, it can't be focused:
        // Escape does the same. The adornment is always rendered, because its styles would otherwise be
        // inserted with the first letter.
        endAdornment={
          <>
            {searchTerm !== '' && (
              <IconButton
                aria-hidden="true"
                tabIndex={-1}
                onMouseDown={(event) => {
                  event.preventDefault()
                  input.current?.focus()
                }}
                onClick={clear}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            )}
          </>
        }
        slotProps={{
          input: {
            'aria-label': 'Search plants',
            'aria-keyshortcuts': 'Control+K Meta+K',
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
          products={suggested}
          term={searchTerm}
          active={active}
          navigate={navigate}
          listingUrl={listingUrl}
          onPick={close}
        />
      )}
    </Box>
  )
}
