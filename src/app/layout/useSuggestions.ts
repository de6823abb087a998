import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import { selectProducts } from '../../features/catalog/catalogApi'
import { searchCleared, selectSearchTerm } from '../../features/catalog/filters/filtersSlice'
import { suggestProducts } from '../../features/catalog/search/suggestProducts'
import { isCommand, plainKey } from '../../platform/keyboard'
import { useAppDispatch, useAppSelector } from '../../store/hooks'

/**
 * The plants that the search box suggests, and the keys that lead through them. The arrow keys select
 * one, Escape closes the list, then empties the box.
 *
 * MUI's useAutocomplete isn't used: the input is a combobox from the start, so the hook would add
 * 5.7 kB of gzip to every page's start.
 *
 * @param listId the id of the list, whose options are links
 */
export function useSuggestions(listId: string) {
  const dispatch = useAppDispatch()
  const searchTerm = useAppSelector(selectSearchTerm)
  const [isSuggesting, setIsSuggesting] = useState(false)
  const [active, setActive] = useState(-1)

  const products = useAppSelector(selectProducts)
  const suggested = useMemo(
    () => (isSuggesting && products ? suggestProducts(products, searchTerm) : []),
    [isSuggesting, products, searchTerm],
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
  /** The option that the keys have selected, once the list's code has loaded. */
  const activeOption = () =>
    document.querySelector<HTMLAnchorElement>(`#${listId}-${String(active)}`)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active >= 0 && isCommand(event.nativeEvent)) {
      event.preventDefault()
      window.open(activeOption()?.href, '_blank', 'noopener')
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
    activeOption,
    onKeyDown,
  }
}
