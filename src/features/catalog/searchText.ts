/**
 * Text in the form that the search compares: without regard to case, to the kind and number of
 * spaces, and to how accented letters are encoded.
 */
export function searchText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
