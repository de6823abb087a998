/**
 * What the inline script of index.html notes on the document before the first paint, because the
 * prerendered page is a visitor's, of an address without filters: `data-session` that a session is
 * stored, `data-filtered` that the address names filters. Styles hide by them what is not true.
 */
export const visitorOnly = { 'data-for': 'visitor' } as const
export const shopperOnly = { 'data-for': 'shopper' } as const
/** What stands in only until the page is hydrated. */
export const untilHydrated = { 'data-for': 'anyone' } as const
export const unfilteredOnly = { 'data-for': 'unfiltered' } as const

/** Called once the page has been hydrated and shows what is true. */
export function clearFirstPaintFlags(): void {
  const { dataset } = document.documentElement
  delete dataset['session']
  delete dataset['filtered']
}
