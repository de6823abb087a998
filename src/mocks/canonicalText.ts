/**
 * The canonical form of text that identifies something: `é` is one character in it, never `e` with a
 * combining accent. Keyboards and platforms differ in what they send.
 */
export function canonicalText(text: string): string {
  return text.normalize('NFC')
}
