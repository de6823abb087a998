import type { UnknownAction } from '@reduxjs/toolkit'
import { createContext, use } from 'react'

/**
 * Whether a choice adds a history entry, which Back undoes, or replaces the current one. Of a 'run',
 * such as held arrow keys, only the first choice adds one. 'typing' replaces it once the page is idle.
 */
export type HistoryMode = 'push' | 'replace' | 'run' | 'typing'

export type ChooseFilter = (choice: UnknownAction, mode?: HistoryMode) => void

/** Provided by FilterActionsProvider. */
export const FilterActions = createContext<ChooseFilter>(() => undefined)

/**
 * Applies a change of the filters and writes it to the listing's URL; always the same function.
 * Typing and choices in a dialog replace the URL: they aren't steps of their own, and Back closes
 * the dialog.
 */
export const useFilterActions = () => use(FilterActions)
