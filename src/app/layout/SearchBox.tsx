import SearchIcon from '@mui/icons-material/Search'
import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import {
  type KeyboardEvent,
  memo,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react'
import { type NavigateFunction, useHref, useLocation, useNavigate } from 'react-router-dom'
import type { Product } from '../../contract/entities'
import { selectProducts } from '../../features/catalog/catalogApi'
import { suggestProducts } from '../../features/catalog/filterProducts'
import {
  searchCleared,
  searchTermChanged,
  selectSearchTerm,
  suggestionPicked,
} from '../../features/catalog/filtersSlice'
import { searchBoxLeft } from '../../features/catalog/filtersUrlListener'
import { lazyComponent } from '../../components/lazyComponent'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { LoadErrorBoundary } from '../LoadErrorBoundary'
import { isListing, productListingHref } from '../../navigation/paths'
import { useSearchShortcut } from './useSearchShortcut'

/** Memoised so that typing stays responsive. */
const SearchSuggestions = memo(
  lazyComponent(() => import('../../features/catalog/SearchSuggestions')),
)

const searchIcon = (
  <InputAdornment position="start" disablePointerEvents>
    <SearchIcon fontSize="small" />
  </InputAdornment>
)

interface SearchFieldProps {
  isOnListing: boolean
  navigate: NavigateFunction
  /** The form's URL until the app has loaded. */
  plainAction: string
}

/**
 * Memoised: a change of another filter re-renders SearchBox, which reads the URL.
 *
 * MUI's useAutocomplete isn't used: the input is a combobox from the start, so the hook would add
 * 5.7 kB of gzip to every page's start, for the 30 lines of state and keys below.
 */
const SearchField = memo(function SearchField({
  isOnListing,
  navigate,
  plainAction,
}: SearchFieldProps) {
  const dispatch = useAppDispatch()
  const searchTerm = useAppSelector(selectSearchTerm)
  const input = useSearchShortcut()
  const listId = useId()
  const [isSuggesting, setIsSuggesting] = useState(false)
  const [active, setActive] = useState(-1)

  const products = useAppSelector(selectProducts)
  const term = useDeferredValue(searchTerm)
  const suggested = useMemo(
    () => (isSuggesting && products ? suggestProducts(products, term) : []),
    [isSuggesting, products, term],
  )
  const isOpen = suggested.length > 0

  const goToListing = () => {
    if (!isOnListing) void navigate(productListingHref)
  }
  const close = useCallback(() => {
    setIsSuggesting(false)
    setActive(-1)
  }, [])
  const clear = () => {
    dispatch(searchCleared())
    setActive(-1)
  }
  const pick = useCallback(
    ({ name }: Product) => {
      dispatch(suggestionPicked(name))
      close()
    },
    [close, dispatch],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step !== undefined && searchTerm.trim() !== '') {
      event.preventDefault()
      setIsSuggesting(true)
      // Arrowing past either end returns to the input.
      const places = suggested.length + 1
      if (isOpen) setActive(((active + 1 + step + places) % places) - 1)
    } else if (key === 'Escape' && searchTerm !== '') {
      // Escape clears a search field in most browsers, even while suggestions are open, but not in
      // Firefox.
      event.preventDefault()
      if (isOpen) close()
      else clear()
    }
  }

  return (
    <Box
      component="form"
      role="search"
      action={plainAction}
      sx={{ position: 'relative' }}
      onSubmit={(event) => {
        event.preventDefault()
        const product = suggested[active]
        if (product) pick(product)
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
          setIsSuggesting(true)
          setActive(-1)
          dispatch(searchTermChanged(event.target.value))
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close()
          dispatch(searchBoxLeft())
        }}
        startAdornment={searchIcon}
        // Firefox has no cross of its own. As with the others' crosses, the keyboard has Escape
        // instead. It's deferred, so that the letter comes first. The adornment is always there:
        // a box with one has other styles, which the first letter would add to the page.
        endAdornment={
          <>
            {term !== '' && (
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
        <LoadErrorBoundary failed={() => null}>
          <SearchSuggestions
            id={listId}
            products={suggested}
            term={term}
            active={active}
            onPick={pick}
          />
        </LoadErrorBoundary>
      )}
    </Box>
  )
})

/**
 * Typing changes the search term; on any other page the box leads to the listing (Spec §2). It
 * suggests plants: the arrow keys select one, Enter or a click takes it, Escape closes the list.
 */
export function SearchBox() {
  const { pathname } = useLocation()
  return (
    <SearchField
      isOnListing={isListing(pathname)}
      navigate={useNavigate()}
      plainAction={useHref(productListingHref)}
    />
  )
}
