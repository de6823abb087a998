/** Text without surrounding spaces of any kind, nor characters that can't be seen. */
export const trimmed = (text: string): string => text.replace(/\p{Cf}/gu, '').trim()

/**
 * Text in the form that the search compares: without regard to case, to the kind and number of
 * spaces, to how letters are encoded (accents, full width), and to characters that can't be seen, which
 * text that was copied may contain.
 */
export const searchText = (text: string): string =>
  trimmed(text.normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ')
