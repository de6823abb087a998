import { type KeyboardEvent, useState } from 'react'
import { searchTermChanged, selectSearchTerm } from '@/features/catalog/filters/filtersSlice'
import { selectShownProducts } from '@/features/catalog/filters/selectFilters'
import { useSearchIndex } from '@/features/catalog/search/useSearchIndex'
import { plainKey } from '@/platform/keyboard'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

const MOST_SUGGESTED = 6

/**
 * What the search box suggests beside the plants that the list shows, and the keys that lead through
 * it. The arrow keys select an option, Escape closes the list, then empties the box.
 *
 * @param listId the id of the list, whose options are links
 */
export function useSuggestions(listId: string) {
  const dispatch = useAppDispatch()
  const searchTerm = useAppSelector(selectSearchTerm)
  const [isSuggesting, setIsSuggesting] = useState(false)
  /** The index of the option that Enter selects; -1 for none. */
  const [active, setActive] = useState(-1)
  const find = useSearchIndex(isSuggesting)
  const shown = useAppSelector((state) => (isSuggesting ? selectShownProducts(state) : undefined))
  const suggested = (isSuggesting && find ? find(searchTerm) : [])
    .filter((found) => !('product' in found && shown?.includes(found.product)))
    .slice(0, MOST_SUGGESTED)

  const show = (isShown: boolean) => {
    setIsSuggesting(isShown)
    setActive(-1)
  }
  const changeTerm = (term: string) => {
    show(term !== '')
    dispatch(searchTermChanged(term))
  }
  /** Rendered once the list's code has loaded. */
  const activeOption = () =>
    document.querySelector<HTMLAnchorElement>(`#${listId}-${String(active)}`)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active >= 0 && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      window.open(activeOption()?.href, '_blank', 'noopener')
    }
    const key = plainKey(event.nativeEvent) ?? ''
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step !== undefined && searchTerm !== '') {
      event.preventDefault()
      setIsSuggesting(true)
      // Arrowing past either end returns to the input.
      const stops = suggested.length + 1
      setActive(((active + 1 + step + stops) % stops) - 1)
    } else if (key === 'Escape' && searchTerm !== '') {
      // Escape clears a search field in most browsers, but not in Firefox.
      event.preventDefault()
      if (suggested.length > 0) show(false)
      else changeTerm('')
    }
  }
  return { searchTerm, suggested, active, changeTerm, show, activeOption, onKeyDown }
}
