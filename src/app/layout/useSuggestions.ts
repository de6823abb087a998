import { type KeyboardEvent, useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import type { Product } from '../../contract/entities'
import { selectProducts } from '../../features/catalog/catalogApi'
import { searchCleared, selectSearchTerm } from '../../features/catalog/filtersSlice'
import { searchBoxLeft } from '../../features/catalog/filtersUrlListener'
import { listingHref } from '../../features/catalog/filtersUrl'
import { openUrl } from '../../features/catalog/openUrl'
import { PLANT_DIALOG, plantHref } from '../../features/catalog/plantUrl'
import { suggestProducts } from '../../features/catalog/suggestProducts'
import { productListingHref } from '../../navigation/paths'
import type { DialogEntry } from '../../navigation/useHistoryDialog'
import { isCommand, plainKey } from '../../platform/keyboard'
import { useAppDispatch, useAppSelector } from '../../store/hooks'

/** The query string of a search for a plant, which the other filters might leave out. */
const searchFor = (name: string) => listingHref({ searchTerm: name }, '')

/**
 * The plants that the search box suggests, and the keys that lead through them. The arrow keys select
 * one, Escape closes the list, then empties the box.
 *
 * MUI's useAutocomplete isn't used: the input is a combobox from the start, so the hook would add
 * 5.7 kB of gzip to every page's start.
 *
 * @param listingUrl the listing's URL, which the router may serve under a base
 */
export function useSuggestions(listingUrl: string, navigate: NavigateFunction) {
  const dispatch = useAppDispatch()
  const searchTerm = useAppSelector(selectSearchTerm)
  const [isSuggesting, setIsSuggesting] = useState(false)
  const [active, setActive] = useState(-1)

  const products = useAppSelector(selectProducts)
  const term = useDeferredValue(searchTerm)
  const suggested = useMemo(
    () => (isSuggesting && products ? suggestProducts(products, term) : []),
    [isSuggesting, products, term],
  )
  const isOpen = suggested.length > 0

  const close = useCallback(() => {
    setIsSuggesting(false)
    setActive(-1)
  }, [])
  const clear = () => {
    dispatch(searchCleared())
    setActive(-1)
  }
  const hrefOf = useCallback(
    ({ _id, name }: Product) => plantHref(_id, searchFor(name), listingUrl),
    [listingUrl],
  )
  const pick = useCallback(
    ({ _id, name }: Product) => {
      // The typed text is written to the URL now, not while the plant is opening.
      dispatch(searchBoxLeft())
      close()
      // At once, as with a typed letter: the page follows the URL a little later.
      dispatch(openUrl(productListingHref, searchFor(name)))
      const over = productListingHref + searchFor(name)
      void navigate(over, { replace: true })
      const entry: DialogEntry = { dialog: PLANT_DIALOG, over }
      void navigate(plantHref(_id, searchFor(name), productListingHref), { state: entry })
    },
    [close, dispatch, navigate],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const picked = suggested[active]
    if (event.key === 'Enter' && picked && isCommand(event.nativeEvent)) {
      event.preventDefault()
      window.open(hrefOf(picked), '_blank', 'noopener')
    }
    const key = plainKey(event.nativeEvent) ?? ''
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step !== undefined && searchTerm.trim() !== '') {
      event.preventDefault()
      setIsSuggesting(true)
      // Arrowing past either end returns to the input.
      const stops = suggested.length + 1
      if (isOpen) setActive(((active + 1 + step + stops) % stops) - 1)
    } else if (key === 'Escape' && searchTerm !== '') {
      // Escape clears a search field in most browsers, even while suggestions are open, but not in
      // Firefox.
      event.preventDefault()
      if (isOpen) close()
      else clear()
    }
  }

  return {
    searchTerm,
    /** The search term of the suggestions, which follow the typed text. */
    term,
    suggested,
    /** The index of the option that Enter selects; -1 for none. */
    active,
    isOpen,
    /** Call it when text was typed. */
    suggest: () => {
      setIsSuggesting(true)
      setActive(-1)
    },
    close,
    clear,
    hrefOf,
    pick,
    onKeyDown,
  }
}
