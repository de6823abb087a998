/**
 * The canonical form of text that identifies something: `é` is one character in it, never `e` with a
 * combining accent. Keyboards and platforms differ in what they send.
 */
export function canonicalText(text: string): string {
  return text.normalize('NFC')
}

/**
 * The forms in which text may have been stored before it was canonical. The text as it is comes first:
 * two of its forms may have been stored as two things.
 */
export function storedForms(text: string): string[] {
  return [...new Set([text, canonicalText(text), text.normalize('NFD')])]
}
